import styles from '../control.module.css';

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export function DraftCheck({ label, isChecked, onChange }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
