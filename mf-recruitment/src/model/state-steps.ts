import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';

export type StateStep = { key: string; label: string; position: 'done' | 'current' | 'ahead' };

/** An application that is not retained may never have been convoked: nothing is said of it. */
const WAYS: Record<'retenue' | 'non_retenue', readonly ApplicationState[]> = {
  retenue: ['en_attente', 'en_etude', 'convoquee', 'retenue'],
  non_retenue: ['en_attente', 'en_etude', 'non_retenue'],
};

function positionOf(index: number, current: number): StateStep['position'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** The way of an application, with where it stands. How it ends is not told before it has. */
export function stateSteps(etat: ApplicationState): StateStep[] {
  const way = WAYS[etat === 'non_retenue' ? 'non_retenue' : 'retenue'];
  const current = way.indexOf(etat);
  return way.map((state, index) => {
    const position = positionOf(index, current);
    const isUnknownEnd = position === 'ahead' && index === way.length - 1;
    return { key: state, label: isUnknownEnd ? 'Décision' : APPLICATION_STATES[state].label, position };
  });
}
