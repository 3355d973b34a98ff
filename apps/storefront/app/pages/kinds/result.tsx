export { ResultPage as Page } from '../parts/result-page'
