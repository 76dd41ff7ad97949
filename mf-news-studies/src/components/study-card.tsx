import type { StudyCard as StudyCardData } from '@vipp/shared/contract/list-data';
import { TagList } from '@vipp/shared/ui/tag-list';
import { studyPath } from '../model/study-data';
import { CardMedia } from './card-media';
import { DetailCard } from './detail-card';
import styles from './study-card.module.css';

type Props = { study: StudyCardData; origin: string; search?: string; priority?: boolean };

/** Requirement 2.28: image, title, meta description and three badges, below a result of the study. */
export function StudyCard({ study, priority, ...rest }: Props) {
  const badges = [...new Set([study.typologie, study.secteur, study.objectif])].filter(Boolean);
  return (
    <DetailCard
      {...rest}
      to={studyPath(study.slug)}
      title={study.title}
      description={study.description}
      media={
        <>
          {study.figure && (
            <p className={styles.figure}>
              <b>{study.figure.value}</b> {study.figure.noun}
            </p>
          )}
          <CardMedia item={study} priority={priority} />
        </>
      }
      footer={<TagList tags={badges} label="Typologie, secteur et objectif" />}
    />
  );
}
