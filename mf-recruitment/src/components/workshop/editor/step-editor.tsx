import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { DraftText } from './draft-text';

export function StepEditor({ part }: { part: TreeNode }) {
  return <DraftText part={part} name="title" label="Titre de l’étape" maxLength={200} />;
}
