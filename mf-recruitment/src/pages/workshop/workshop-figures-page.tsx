import { FigureView } from '../../components/workshop/figures/figure-view';
import { WorkshopFrame } from '../../components/workshop/workshop-frame';
import { WORKSHOP_PATHS } from '../../model/workshop/workshop-paths';

/** What each version of the application form does. */
export function WorkshopFiguresPage() {
  return (
    <WorkshopFrame title="Chiffres du formulaire" place={WORKSHOP_PATHS.figures}>
      <FigureView />
    </WorkshopFrame>
  );
}
