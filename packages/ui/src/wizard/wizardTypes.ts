import type { ReactNode } from 'react';

/** One step of a wizard. */
export interface WizardStep {
  readonly key: string;
  readonly label: string;
  /** The fields; they stay mounted once reached, so their input is kept. */
  readonly content: ReactNode;
  /** Called before going on; false stays, and the focus goes to the first wrong field (react-hook-form's `trigger([...])` fits). */
  readonly validate?: (() => boolean | Promise<boolean>) | undefined;
}

/** The names and values of one step, for the summary. */
export interface WizardAnswer {
  readonly name: string;
  /** As it is read, e.g. "R$ 120,00"; empty shows the quiet dash. */
  readonly value: ReactNode;
}

/** Props that Wizard and WizardDialog share. */
export interface WizardProps {
  /** The result of the task: Nova regra de comissão. */
  readonly title: string;
  readonly steps: readonly WizardStep[];
  /** The answers by the key of their step; adds a last step, Resumo, which shows them with a link back to each. */
  readonly summary?: Readonly<Record<string, readonly WizardAnswer[]>> | undefined;
  /** The verb of the last step. Default Salvar. */
  readonly saveLabel?: string | undefined;
  /** Called on the last step once it is good. */
  readonly onSave: () => void;
  readonly isSaving?: boolean | undefined;
  /** Why it could not be saved; the input stays. */
  readonly errorMessage?: string | undefined;
  /** The key of the step that errorMessage is about: it is shown, with the focus in its first wrong field. */
  readonly errorStep?: string | undefined;
  /** There is unsaved input: leaving asks first, and so does the browser. */
  readonly hasChanges?: boolean | undefined;
  /** Cancelar, confirmed where there are changes. */
  readonly onCancel: () => void;
}
