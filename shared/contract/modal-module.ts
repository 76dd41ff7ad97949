/** The interface of a modal, which a remote exposes as `modal` and the shell mounts over every page. */
import type { SiteApi } from './site-api';

export type ModalModule = {
  /** A React component; typed loosely because the contract does not depend on React. */
  Component: (props: { api: SiteApi }) => unknown;
};
