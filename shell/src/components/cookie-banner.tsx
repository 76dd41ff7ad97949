import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { Cookie } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { parseConsent } from '@vipp/shared/lib/consent-rules';
import { useConsent } from '@vipp/shared/stores/site-context';
import { PageLink } from '@vipp/shared/ui/page-link';
import styles from './cookie-banner.module.css';

/** Where the gateway receives the choice of visitors without JavaScript. */
const CONSENT_PATH = '/consentement';

type PartProps = {
  /** Without a query, which the referrer has: the parameters of a campaign must not change the page's text. */
  returnTo: string;
  focusRef: RefObject<HTMLButtonElement | null>;
};

function Banner({ returnTo, focusRef, onChoice }: PartProps & { onChoice: (choice: unknown) => void }) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onChoice(submitter.value);
  };
  return (
    <section className={styles.banner} data-cookie-banner aria-labelledby="cookie-infos-titre">
      <h2 className={styles.title} id="cookie-infos-titre">
        Cookie Infos
      </h2>
      <p className={styles.text}>
        Ce site utilise des cookies à des fins strictement opérationnelles et éditoriales.{' '}
        <PageLink to="/politique#cookies">En savoir plus</PageLink>
      </p>
      <form className={styles.choices} method="post" action={CONSENT_PATH} onSubmit={choose}>
        <button ref={focusRef} className={styles.choice} name="choice" value="accepted">
          Accepter les cookies
        </button>
        <button className={styles.choice} name="choice" value="rejected">
          Refuser les cookies
        </button>
        <input type="hidden" name="retour" value={returnTo} />
      </form>
    </section>
  );
}

function ReopenButton({ returnTo, focusRef, onReopen }: PartProps & { onReopen: () => void }) {
  const reopen = (event: FormEvent) => {
    event.preventDefault();
    onReopen();
  };
  return (
    <form className={styles.reopen} action={CONSENT_PATH} onSubmit={reopen}>
      <input type="hidden" name="retour" value={returnTo} />
      <button ref={focusRef} className={styles.icon} name="ouvrir" value="1" aria-label="Revoir mon choix de cookies">
        <Cookie />
      </button>
    </form>
  );
}

/** Requirements 2.7 and 4.1: the banner until a choice, then a small icon for another one. */
export function CookieBanner() {
  const { isMade, reopened, choose, reopen } = useConsent();
  const { pathname } = useLocation();
  const isOpen = !isMade || reopened;
  const focusRef = useRef<HTMLButtonElement>(null);
  const visitorActed = useRef(false);

  useEffect(() => {
    // The focused button was removed: the focus moves to what replaced it, and the page stays where it is.
    if (visitorActed.current) focusRef.current?.focus({ preventScroll: true });
    visitorActed.current = false;
  }, [isOpen]);

  const part = { returnTo: pathname, focusRef };
  const onReopen = () => {
    visitorActed.current = true;
    reopen();
  };
  const onChoice = (value: unknown) => {
    const chosen = parseConsent(value);
    if (!chosen) return;
    visitorActed.current = true;
    choose(chosen);
  };
  return isOpen ? <Banner {...part} onChoice={onChoice} /> : <ReopenButton {...part} onReopen={onReopen} />;
}
