import type { MouseEvent } from 'react';
import { useNavigate } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { lastListPlace, listAddress } from '../../model/application-list-place';

/** Link to the list as it was left, with the search, which is not in its address. */
export function BackToList() {
  const navigate = useNavigate();
  const { to, state } = listAddress(lastListPlace());
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return (
    <Button to={to} variant="quiet" onClick={follow}>
      Toutes les candidatures
    </Button>
  );
}
