import { useEffect, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { LogOut } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { Account } from '@vipp/shared/contract/workshop/access-calls';
import {
  ADMINISTRATORS,
  CONTENT_EDITORS,
  EDITORS,
  RECRUITERS,
  REFERENTS,
  type Role,
} from '@vipp/shared/contract/workshop/roles';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { useNavigate } from '@vipp/shared/stores/router';
import { PageLink } from '@vipp/shared/ui/page-link';
import { endOtherSessions, loadAccount, signOut, useAccount, useAccountState } from '../model/account-store';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import { SignInAgain, SignInForm } from './sign-in-form';
import styles from './workshop.module.css';

const PLACES = [
  { to: WORKSHOP_PATHS.forms, label: 'Formulaire', roles: EDITORS },
  { to: WORKSHOP_PATHS.openings, label: 'Offres', roles: EDITORS },
  { to: WORKSHOP_PATHS.figures, label: 'Chiffres', roles: EDITORS },
  { to: WORKSHOP_PATHS.applications, label: 'Candidatures', roles: RECRUITERS },
  { to: WORKSHOP_PATHS.reports, label: 'Signalements', roles: REFERENTS },
  { to: WORKSHOP_PATHS.accounts, label: 'Comptes', roles: ADMINISTRATORS },
] as const;

type Place = (typeof PLACES)[number]['to'];

const placesOf = (role: Role) => PLACES.filter(({ roles }) => roles.includes(role));

function WorkshopNavigation({ account, place }: { account: Account; place: Place }) {
  const [message, setMessage] = useState<string>();
  const leave = async () => setMessage((await signOut())?.message);
  return (
    <div className={styles.bar}>
      <nav aria-label="Atelier">
        <ul className={styles.places} role="list">
          {placesOf(account.role).map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} aria-current={to === place ? 'page' : undefined} className={styles.place}>
                {label}
              </PageLink>
            </li>
          ))}
          {CONTENT_EDITORS.includes(account.role) && (
            <li>
              <a href="/contenus" className={styles.place}>
                Contenus
              </a>
            </li>
          )}
        </ul>
      </nav>
      <Button variant="quiet" icon={<LogOut />} onClick={() => void leave()}>
        Se déconnecter
      </Button>
      <div role="status">{message && <Notice kind="info" title={message} />}</div>
    </div>
  );
}

/** The own account, below the page: above, it would fill half of the first screen of a phone. */
function OwnAccount({ email }: Account) {
  const [message, setMessage] = useState<string>();
  const endOthers = async () => setMessage(await endOtherSessions());
  return (
    <footer className={classNames(styles.ends, styles.account)}>
      <span className={styles.soft}>{email}</span>
      <Button variant="quiet" onClick={() => void endOthers()}>
        Fermer mes autres sessions
      </Button>
      <div role="status">{message && <Notice kind="info" title={message} />}</div>
    </footer>
  );
}

export const NeedsScripts = () => (
  <noscript>
    <Notice kind="info" title="L’atelier a besoin de JavaScript.">
      <p>Activez-le dans votre navigateur, puis rechargez cette page.</p>
    </Notice>
  </noscript>
);

/** What every page of the workshop begins with. */
export function WorkshopBanner({ title, titleRef }: { title: string; titleRef?: Ref<HTMLHeadingElement> }) {
  return (
    <div>
      <p className={styles.eyebrow}>VIPP · Atelier</p>
      <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
    </div>
  );
}

type Props = {
  /** Title and h1 of the page. */
  title: string;
  /** The entry of the navigation that the page belongs to. */
  place: Place;
  /** The page, for a recruiter who is signed in. It stays mounted at the end of the session: nothing typed may be lost. */
  children: ReactNode;
};

/** Frame of all pages of the workshop: signing in, navigation, account. The server renders none of its content. */
export function WorkshopFrame({ title, place, children }: Props) {
  const state = useAccountState();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadAccount(), []);
  const account = useAccount();
  // Mails and bookmarks lead to the host alone.
  const home = account && placesOf(account.role)[0]?.to;
  const isElsewhere = place === WORKSHOP_PATHS.forms && home !== undefined && home !== place;
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere && home) void navigate(home, { replace: true });
  }, [isElsewhere, home, navigate]);
  return (
    <div className={styles.frame}>
      <WorkshopBanner title={title} titleRef={titleRef} />
      {account && <WorkshopNavigation account={account} place={place} />}
      {state.kind === 'loading' && (
        <>
          <NeedsScripts />
          <p className={styles.soft} role="status">
            Ouverture de l’atelier…
          </p>
        </>
      )}
      {state.kind === 'failed' && (
        <Notice kind="error" title={state.message}>
          <Button variant="secondary" onClick={() => void loadAccount()}>
            Réessayer
          </Button>
        </Notice>
      )}
      {state.kind === 'signed-out' && !account && <SignInForm onDone={() => titleRef.current?.focus()} />}
      {account && !isElsewhere && children}
      {account && <OwnAccount {...account} />}
      {account && <SignInAgain email={account.email} isOpen={state.kind === 'signed-out'} />}
    </div>
  );
}

/** Description in the head of every page of the workshop; search engines index none of them. */
const DESCRIPTION =
  'L’atelier de VIPP, où son équipe tient le formulaire de candidature, lit les candidatures et les signalements.';

export type ContentProps = {
  /** Changes the title that is shown. */
  onTitle: (title: string) => void;
};

/** @param Content for those who are signed in */
export const workshopPage = (
  title: string,
  place: Exclude<keyof typeof WORKSHOP_PATHS, 'password'>,
  Content: ComponentType<ContentProps>,
): PageModule<null> => ({
  Component: () => {
    const [shown, setShown] = useState(title);
    return (
      <WorkshopFrame title={shown} place={WORKSHOP_PATHS[place]}>
        <Content onTitle={setShown} />
      </WorkshopFrame>
    );
  },
  meta: () => ({ title, description: DESCRIPTION, noindex: true }),
});
