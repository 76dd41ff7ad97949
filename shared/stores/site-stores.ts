/** The stores of the site: created once per request on the server, once per page in the browser. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { NARROW_SPACE } from '../lib/format';
import type { Consent, Theme } from '../lib/consent-rules';

/** Requirement 4.10: the text of a toast without a message. */
export const DEFAULT_TOAST_MESSAGE = `Opération réussie${NARROW_SPACE}!`;

export type ThemeState = {
  /** Null: follow the system. */
  theme: Theme | null;
  setTheme: (theme: Theme) => void;
};

export type ConsentState = {
  /** Null: not decided yet. */
  choice: Consent | null;
  /** True while the visitor looks at the banner again after a choice. */
  reopened: boolean;
  choose: (choice: Consent) => void;
  reopen: () => void;
  /** Back to undecided. */
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
  /** True once the page has the modal; until then its buttons are links to the contact page. */
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

/** What the server read from the request's cookies, and wrote into the page for the browser. */
export type InitialSiteState = {
  theme: Theme | null;
  consent: Consent | null;
  /** True when the address asks to see the banner again (visitors without JavaScript). */
  consentReopened?: boolean;
};

const createThemeStore = (theme: Theme | null) =>
  createStore<ThemeState>((set) => ({ theme, setTheme: (next) => set({ theme: next }) }));

const createConsentStore = (choice: Consent | null, reopened: boolean) =>
  createStore<ConsentState>((set) => ({
    choice,
    reopened,
    choose: (next) => set({ choice: next, reopened: false }),
    reopen: () => set({ reopened: true }),
    forget: () => set({ choice: null, reopened: false }),
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

export function createSiteStores(initial: InitialSiteState): SiteStores {
  return {
    theme: createThemeStore(initial.theme),
    consent: createConsentStore(initial.consent, initial.consentReopened ?? false),
    toasts: createToastStore(),
    newsletter: createNewsletterStore(),
  };
}
