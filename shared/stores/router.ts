/**
 * What remotes and the design system may use of the router. One module, shared as a singleton, because two
 * copies of a router do not see each other's location; and an explicit list, because sharing the whole
 * package would ship every export of it to each visitor.
 */
export {
  Form,
  Link,
  useActionData,
  useFetcher,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
