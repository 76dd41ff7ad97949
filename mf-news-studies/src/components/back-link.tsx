import { ArrowLeft } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import styles from './back-link.module.css';

type Props = { to: string; text: string };

export function BackLink({ to, text }: Props) {
  return (
    <PageLink className={styles.link} to={to}>
      <ArrowLeft />
      {text}
    </PageLink>
  );
}
