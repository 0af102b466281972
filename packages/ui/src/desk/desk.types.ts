import type { ReactNode } from 'react';

/** A thing that waits for a decision. */
export interface DeskThing {
  readonly key: string;
  /** Its name, in the list and over the thing itself. */
  readonly title: string;
  /** Small words below the name, which a screen reader says after it when the thing comes up. */
  readonly detail: string;
  /** The state, a Tag. */
  readonly state?: ReactNode;
}

/** Things of one kind, under their heading. */
export interface DeskGroup {
  readonly title: string;
  readonly things: readonly DeskThing[];
}

/** A decision that was made. */
export interface DeskDecision {
  /** The result in a sentence, shown and spoken: 'Gravado: nome da mãe de Ana.' */
  readonly said: string;
  /** Undoes the decision and returns a sentence about it; throws an Error with the reason. Without it there is no undo. */
  readonly undo?: (() => Promise<string>) | undefined;
  /** Keys of other things that were decided with it. */
  readonly also?: readonly string[] | undefined;
  /** True when only a part was decided: the thing still waits, and stays on show. */
  readonly isPart?: boolean | undefined;
}

/** An act that decides by itself. Null: nothing was decided, and the thing says why. */
export interface DeskAct {
  readonly label: string;
  readonly decide: (thing: string) => Promise<DeskDecision | null>;
}

/** An act that sends the form of the thing, by Enter in its fields too. The form reports by `useInDesk().decided`. */
export interface DeskFormAct {
  readonly label: string;
  /** Id of the form. */
  readonly form: string;
  readonly isPending: boolean;
}

/** The acts of a desk; each has its key, and those that are left out have none. */
export interface DeskActs {
  /** E: accepts, and goes to the next thing. */
  readonly accept?: DeskAct | DeskFormAct | undefined;
  /** G: denies with the offered answer, which stands in the label. */
  readonly deny?: DeskAct | undefined;
  /** 1 to 9: each takes one of the offered answers. */
  readonly picks?: readonly DeskAct[] | undefined;
  /** Q: goes to the quantity; it decides nothing. */
  readonly quantity?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Reasons why the thing lacks an act, said when its key is pressed: 'O item não tem resposta oferecida.'. */
  readonly why?:
    | Readonly<Partial<Record<'accept' | 'deny' | 'picks' | 'quantity', string | null>>>
    | undefined;
}

/** Things in which nothing needs a person. */
export interface DeskClean {
  /** 'Seguem no arquivo' */
  readonly title: string;
  readonly count: number;
  /** Written amount: 'R$ 4.310,00'. */
  readonly sum?: string | undefined;
  /** Words inside, once opened. */
  readonly children?: ReactNode;
}
