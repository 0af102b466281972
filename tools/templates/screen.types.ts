import type { Names } from '../names.ts';
import type { QuestionName } from './questions.ts';

/** Names and options behind the files of a screen. */
export interface ScreenNames {
  readonly module: Names;
  readonly screen: Names;
  readonly title: string;
  /** Path of its call below the base: `/cadastro/getMinhaTela`. */
  readonly call: string;
  /** Last part of its address below /modulos/{module}/. */
  readonly route: string;
  /** How the report is asked for. */
  readonly question: QuestionName;
  /** Two example indicators above the table. */
  readonly hasCards: boolean;
}
