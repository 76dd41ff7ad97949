import type { StudyCard as StudyCardData } from '@vipp/shared/contract/list-data';
import { TagList } from '@vipp/shared/ui/tag-list';
import { keyFigures } from '../model/key-figures';
import { studyPath } from '../model/study-data';
import { CardMedia } from './card-media';
import { DetailCard } from './detail-card';
import styles from './study-card.module.css';

type Props = { study: StudyCardData; origin: string; search?: string; priority?: boolean };

/** Requirement 2.28: image, title, meta description and three badges, below the figure of the study. */
export function StudyCard({ study, priority, ...rest }: Props) {
  const badges = [...new Set([study.typologie, study.secteur, study.objectif])].filter(Boolean);
  const [figure] = keyFigures(study);
  return (
    <DetailCard
      {...rest}
      to={studyPath(study.slug)}
      title={study.title}
      description={study.description}
      media={
        <>
          {figure && (
            <p className={styles.figure}>
              <b>{figure.value}</b> {figure.noun}
            </p>
          )}
          <CardMedia item={study} priority={priority} />
        </>
      }
      footer={<TagList tags={badges} label="Typologie, secteur et objectif" />}
    />
  );
}
