/** What a guest can do: state of its own, a file loaded later, and the router and the stores of the host. */
import { useState, type ReactNode } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { Link } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import styles from './guest-page.module.css';

function GuestPage() {
  const { show } = useToasts();
  const [count, setCount] = useState(0);
  const [details, setDetails] = useState<ReactNode>();
  const showDetails = async () => {
    const { GuestDetails } = await import('./guest-details');
    setDetails(<GuestDetails />);
  };
  return (
    <div className={styles.guest}>
      <h1>Page invitée</h1>
      <button onClick={() => setCount(count + 1)}>Compteur : {count}</button>
      <button onClick={() => void showDetails()}>Afficher le détail</button>
      <button onClick={() => show({ kind: 'success', message: 'Bonjour de la page invitée.' })}>Saluer</button>
      {details}
      <Link to="/contact">Contact</Link>
    </div>
  );
}

const meta = () => ({ title: 'Page invitée', description: 'Une page construite par un autre outil.' });
export const page: PageModule<null> = { Component: GuestPage, meta };
