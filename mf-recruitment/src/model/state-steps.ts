import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';

export type StateStep = { key: string; label: string; position: 'done' | 'current' | 'ahead' };

/** A rejected application may never have been invited to an interview, so that step is not shown. */
const WAYS: Record<'retenue' | 'non_retenue', readonly ApplicationState[]> = {
  retenue: ['en_attente', 'en_etude', 'convoquee', 'retenue'],
  non_retenue: ['en_attente', 'en_etude', 'non_retenue'],
};

function positionOf(index: number, current: number): StateStep['position'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** The steps of an application up to its current one. The outcome is not shown before there is one. */
export function stateSteps(etat: ApplicationState): StateStep[] {
  const way = WAYS[etat === 'non_retenue' ? 'non_retenue' : 'retenue'];
  const current = way.indexOf(etat);
  return way.map((state, index) => {
    const position = positionOf(index, current);
    const isUnknownEnd = position === 'ahead' && index === way.length - 1;
    return { key: state, label: isUnknownEnd ? 'Décision' : APPLICATION_STATES[state].label, position };
  });
}
