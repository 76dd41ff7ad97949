import { ArrowRight, RotateCw } from 'lucide-react';
import { useLocation } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import type { LinkFailure } from '../model/application-link';

function InvalidLink() {
  return (
    <Section title="Lien non valable" layout="split">
      <Notice kind="error" title="Ce lien n’ouvre aucune candidature.">
        <p>
          L’adresse est peut-être incomplète : copiez-la en entier. Si elle est juste, la candidature a été retirée, ou
          effacée au terme de sa durée de conservation.
        </p>
      </Notice>
      <p>Si rien de tout cela ne vous correspond, écrivez-nous en donnant votre référence.</p>
      <Button to="/contact" icon={<ArrowRight />}>
        Nous écrire
      </Button>
      <Button to={APPLY_PATH} variant="secondary" icon={<ArrowRight />}>
        Déposer une candidature
      </Button>
    </Section>
  );
}

function NoFollowUp() {
  return (
    <Section title="Suivi en ligne" layout="split">
      <Notice kind="info" title="Le suivi en ligne n’est pas proposé.">
        <p>Cela ne change rien à votre candidature : les recruteurs vous contactent si votre profil est retenu.</p>
      </Notice>
      <p>
        Pour savoir où elle en est, la faire corriger ou la retirer, écrivez-nous en donnant votre nom et le poste visé.
      </p>
      <Button to="/contact" icon={<ArrowRight />}>
        Nous écrire
      </Button>
    </Section>
  );
}

const UNREAD = {
  unreachable: [
    'Service indisponible',
    'notre service ne répond pas',
    'Votre lien reste valable. Réessayez dans un instant.',
  ],
  limited: ['Trop d’essais', 'trop d’essais en peu de temps', 'Réessayez dans quelques minutes.'],
} as const;

function UnreadLink({ kind }: { kind: keyof typeof UNREAD }) {
  const { pathname } = useLocation();
  const [title, reason, advice] = UNREAD[kind];
  return (
    <Section title={title} layout="split">
      <Notice kind="error" title={`Votre candidature n’a pas pu être consultée : ${reason}.`}>
        <p>{advice}</p>
      </Notice>
      <Button to={pathname} icon={<RotateCw />} reload>
        Réessayer
      </Button>
    </Section>
  );
}

/** Explains why a private link does not work, and what to do. */
export function UnusableLink({ kind }: { kind: LinkFailure }) {
  if (kind === 'invalid') return <InvalidLink />;
  return kind === 'unsupported' ? <NoFollowUp /> : <UnreadLink kind={kind} />;
}
