/** The interface of a modal: a remote exposes it as `modal`, and the shell mounts it over every page. */
import type { SiteApi } from './site-api';

export type ModalModule = {
  /** A React component; typed loosely because the contract does not depend on React. */
  Component: (props: { api: SiteApi }) => unknown;
};
