export { page } from '../guest-page';
