import base from '@vipp/shared/ui/card.module.css';

/** Shown in place of a list without results (requirement 8.4). */
export function NoResult() {
  return (
    <div className={base.card}>
      <div className={base.words}>
        <strong className={base.title}>Aucun article ne correspond au mot clé entré</strong>
        <p>Réessayez avec une nouvelle entrée</p>
      </div>
    </div>
  );
}
