export { addGoods, type AddProblem } from './add-goods.ts'
export {
  contractNumberOf,
  type EndingFields,
  endingKindOf,
  endingProblems,
  endsAtOnce,
  tidyEnding,
} from './ending.ts'
export { fitsRepeats } from './fits-repeats.ts'
export {
  collectionHoldDays,
  confirming,
  daysToRetry,
  leadDaysOf,
  moving,
  paymentDays,
  repeatLimits,
} from './limits.ts'
export { proposedInterval } from './proposed-interval.ts'
export {
  type DayProblem,
  dayProblem,
  followingSchedule,
  isLateToAnnounce,
  mayChange,
  possibleDays,
  type Reckoning,
  type Schedule,
  scheduleAsChanged,
  scheduleToAnnounce,
  withDay,
} from './schedule.ts'
export {
  type DeliveryState,
  deliveryStates,
  type MovedState,
  movedStates,
  type PauseReason,
  pauseReasons,
  type RepeatEvent,
  repeatEvents,
  type RepeatState,
  repeatStates,
} from './states.ts'
