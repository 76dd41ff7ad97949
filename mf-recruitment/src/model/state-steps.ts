import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';

export type StateStep = { key: string; label: string; position: 'done' | 'current' | 'ahead' };

/** A rejected candidate may not have been invited, so that step is omitted. */
const SEQUENCES: Record<'retenue' | 'non_retenue', readonly ApplicationState[]> = {
  retenue: ['en_attente', 'en_etude', 'convoquee', 'retenue'],
  non_retenue: ['en_attente', 'en_etude', 'non_retenue'],
};

export function positionOf(index: number, current: number): StateStep['position'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** Steps of an application with their positions; the outcome is not revealed before the decision. */
export function stateSteps(etat: ApplicationState): StateStep[] {
  const sequence = SEQUENCES[etat === 'non_retenue' ? 'non_retenue' : 'retenue'];
  const current = sequence.indexOf(etat);
  return sequence.map((state, index) => {
    const position = positionOf(index, current);
    const isUnknownEnd = position === 'ahead' && index === sequence.length - 1;
    return { key: state, label: isUnknownEnd ? 'Décision' : APPLICATION_STATES[state].label, position };
  });
}
