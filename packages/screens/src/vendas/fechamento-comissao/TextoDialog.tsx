import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import type { ZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import type { ReactNode } from 'react';

interface TextoDialogProps {
  readonly title: string;
  /** The title of the notice after a refusal. */
  readonly failed: string;
  readonly form: Pick<ZodForm<never>, 'formProps' | 'failure' | 'isPending' | 'isDirty'>;
  readonly actionLabel: string;
  readonly onClose: () => void;
  /** What it is about, and the fields. */
  readonly children: ReactNode;
}

/** A text that a person writes about a line: a contest, or its answer. */
export function TextoDialog({ title, failed, form, actionLabel, onClose, children }: TextoDialogProps) {
  return (
    <Dialog title={title} size="small" isDismissable={!form.isPending && !form.isDirty} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title={failed} isLive>
            {form.failure}
          </Notice>
        )}
        {children}
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button tone="primary" type="submit" isPending={form.isPending}>
            {actionLabel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
