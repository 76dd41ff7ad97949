import { ArrowRight, RotateCw } from 'lucide-react';
import { useLocation } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import type { LinkFailure } from '../model/application-link';

type Words = { title: string; kind: 'error' | 'info'; notice: string; text: string; further?: string };

/** With `further` the candidate is asked to write, without it to try again. */
const WORDS: Readonly<Record<LinkFailure, Words>> = {
  invalid: {
    title: 'Lien non valable',
    kind: 'error',
    notice: 'Ce lien n’ouvre aucune candidature.',
    text: 'L’adresse est peut-être incomplète\u202F: copiez-la en entier. Si elle est juste, la candidature a été retirée, ou effacée au terme de sa durée de conservation.',
    further: 'Si rien de tout cela ne vous correspond, écrivez-nous en donnant votre référence.',
  },
  unsupported: {
    title: 'Suivi en ligne',
    kind: 'info',
    notice: 'Le suivi en ligne n’est pas proposé.',
    text: 'Cela ne change rien à votre candidature\u202F: les recruteurs vous contactent si votre profil est retenu.',
    further:
      'Pour savoir où elle en est, la faire corriger ou la retirer, écrivez-nous en donnant votre nom et le poste visé.',
  },
  unreachable: {
    title: 'Service indisponible',
    kind: 'error',
    notice: 'Votre candidature n’a pas pu être consultée\u202F: notre service ne répond pas.',
    text: 'Votre lien reste valable. Réessayez dans un instant.',
  },
  limited: {
    title: 'Trop d’essais',
    kind: 'error',
    notice: 'Votre candidature n’a pas pu être consultée\u202F: trop d’essais en peu de temps.',
    text: 'Réessayez dans quelques minutes.',
  },
};

/** Explains an invalid private link, and the next step. */
export function UnusableLink({ kind }: { kind: LinkFailure }) {
  const { pathname } = useLocation();
  const { title, kind: tone, notice, text, further } = WORDS[kind];
  return (
    <Section title={title} layout="split">
      <Notice kind={tone} title={notice}>
        <p>{text}</p>
      </Notice>
      {further ? (
        <>
          <p>{further}</p>
          <Button to="/contact" icon={<ArrowRight />}>
            Nous écrire
          </Button>
        </>
      ) : (
        <Button to={pathname} icon={<RotateCw />} reload>
          Réessayer
        </Button>
      )}
      {kind === 'invalid' && (
        <Button to={APPLY_PATH} variant="secondary" icon={<ArrowRight />}>
          Déposer une candidature
        </Button>
      )}
    </Section>
  );
}
