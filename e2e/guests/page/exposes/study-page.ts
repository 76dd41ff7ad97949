export { page } from '../page';
