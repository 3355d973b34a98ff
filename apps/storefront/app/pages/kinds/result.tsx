export { ResultPage as Page } from '../result-page'
