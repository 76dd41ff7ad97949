/**
 * The part of the router for remotes and the design system. It is a shared singleton, because two copies of a router do not see
 * each other's location. It is an explicit list, because sharing the whole package sends all of it to visitors.
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
