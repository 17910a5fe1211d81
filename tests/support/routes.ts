import {
  budget,
  islandKb,
  pageBudgets,
  textKb,
  type PageBudget,
} from '../../scripts/testing/page-budgets.ts';
import { samplePosts } from './sample-posts.ts';

/** Every page with what it may weigh before anybody does anything. The test of every page walks it. */
export const routes: readonly PageBudget[] = [
  ...pageBudgets,
  budget(samplePosts.categoryPath, islandKb),
  budget(samplePosts.longPath, islandKb),
  budget('/nowhere', undefined, textKb),
  budget('/demo/booking', undefined, textKb),
  // Every React control at once, which no page for patients has.
  budget('/demo/style', 110, 200),
];
