/** The stores of the site: created once per request on the server, once per page in the browser. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { NARROW_SPACE } from '../lib/format';
import type { Consent, Theme } from '../lib/consent-rules';

/** Requirement 4.10: the text of a toast without a message. */
export const DEFAULT_TOAST_MESSAGE = `Opération réussie${NARROW_SPACE}!`;

export type ThemeState = {
  /** Null follows the system. */
  theme: Theme | null;
  setTheme: (theme: Theme) => void;
};

export type ConsentState = {
  /** Null before a choice, and before the browser has read it. */
  choice: Consent | null;
  /** Whether a choice was made. The server reads nothing else: all with a choice get the same page. */
  isMade: boolean;
  /** True while the banner is open again after a choice. */
  reopened: boolean;
  choose: (choice: Consent) => void;
  reopen: () => void;
  /** Resets the choice. */
  forget: () => void;
};

export type Toast = { id: number; kind: 'success' | 'error' | 'warning'; message: string };
export type NewToast = { kind: Toast['kind']; message?: string };

export type ToastState = {
  toasts: readonly Toast[];
  show: (toast: NewToast) => void;
  dismiss: (id: number) => void;
};

export type NewsletterState = {
  isOpen: boolean;
  /** True once the modal is mounted; until then its buttons are links to the contact page. */
  hasModal: boolean;
  setHasModal: (hasModal: boolean) => void;
  open: () => void;
  close: () => void;
};

export type SiteStores = {
  theme: StoreApi<ThemeState>;
  consent: StoreApi<ConsentState>;
  toasts: StoreApi<ToastState>;
  newsletter: StoreApi<NewsletterState>;
};

/** State that the server reads from cookies and writes into the page for the browser. */
export type InitialSiteState = {
  theme: Theme | null;
  consent: Consent | null;
  /** True for a choice that only the browser knows. */
  consentMade?: boolean;
  /** True when the address reopens the banner, for visitors without JavaScript. */
  consentReopened?: boolean;
};

const createThemeStore = (theme: Theme | null) =>
  createStore<ThemeState>((set) => ({ theme, setTheme: (next) => set({ theme: next }) }));

const createConsentStore = ({ consent, consentMade = false, consentReopened = false }: InitialSiteState) =>
  createStore<ConsentState>((set) => ({
    choice: consent,
    isMade: consentMade || consent !== null,
    reopened: consentReopened,
    choose: (next) => set({ choice: next, isMade: true, reopened: false }),
    reopen: () => set({ reopened: true }),
    forget: () => set({ choice: null, isMade: false, reopened: false }),
  }));

const createToastStore = () => {
  let lastId = 0;
  return createStore<ToastState>((set) => ({
    toasts: [],
    show: ({ kind, message = DEFAULT_TOAST_MESSAGE }) => {
      lastId += 1;
      const toast = { id: lastId, kind, message };
      set(({ toasts }) => ({ toasts: [...toasts, toast] }));
    },
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }));
};

const createNewsletterStore = () =>
  createStore<NewsletterState>((set) => ({
    isOpen: false,
    hasModal: false,
    setHasModal: (hasModal) => set({ hasModal }),
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
  }));

/** Creates the stores: once for each request on the server, once for each page in the browser. */
export function createSiteStores(initial: InitialSiteState): SiteStores {
  return {
    theme: createThemeStore(initial.theme),
    consent: createConsentStore(initial),
    toasts: createToastStore(),
    newsletter: createNewsletterStore(),
  };
}
