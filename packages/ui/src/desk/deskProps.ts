import type { ReactNode } from 'react';
import type { DeskActs, DeskClean, DeskGroup, DeskThing } from './desk.types.ts';
import type { SingleKeys } from './KeysDialog.tsx';

export interface DeskProps {
  /** Name of the desk: 'Pendências do SIB'. */
  readonly label: string;
  /** Things that need a person, the most urgent group first. */
  readonly groups: readonly DeskGroup[];
  /** Grows with each reading of the list after a decision; a thing that is still in a later reading waits again. */
  readonly reading?: number | undefined;
  /** Things that need nobody, folded with count and sum. */
  readonly clean?: DeskClean | undefined;
  /** Key of the thing on show; null for none. */
  readonly chosen: string | null;
  /** Called with another thing and its number, from 1, among those that wait: the number may stand in the address. */
  readonly onChoose: (thing: string | null, at: number | null) => void;
  /** The thing on show. */
  readonly children: (thing: DeskThing) => ReactNode;
  /** The thing is on its way: grey bars, and no act. */
  readonly isWaiting?: boolean | undefined;
  /** Part of the thing that the acts decide now, such as one item; the next part must be in sight before its decision. */
  readonly part?: string | undefined;
  /** The acts that this desk has. */
  readonly acts: DeskActs;
  /** The focus goes to the first field of each thing instead of its heading. */
  readonly isTyped?: boolean | undefined;
  readonly singleKeys: SingleKeys;
  /** Sentence about a thing that left the list without a decision on this desk. */
  readonly tellGone?: ((thing: DeskThing) => Promise<string>) | undefined;
  /** Sentences about things that another person has open now, by key: 'Aberta por Marília Prado agora'. They stop no act. */
  readonly elsewhere?: ReadonlyMap<string, string> | undefined;
  /** Words once nothing waits. Default 'Nada mais espera por uma decisão.' */
  readonly doneText?: string | undefined;
}
