import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import { TextArea } from '@vidas/ui/form/text-area';
import type { ZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import type { ReactNode } from 'react';

interface TextoDialogProps<Typed extends { texto: string }> {
  readonly title: string;
  /** The title of the notice after a refusal. */
  readonly failed: string;
  /** A form with a field `texto`. */
  readonly form: ZodForm<Typed>;
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly actionLabel: string;
  readonly onClose: () => void;
  /** What stands before the text. */
  readonly children: ReactNode;
}

/** A text that a person writes about a line: a contest, or its answer. */
export function TextoDialog<Typed extends { texto: string }>({
  title,
  failed,
  form,
  label,
  hint,
  maxLength,
  actionLabel,
  onClose,
  children,
}: TextoDialogProps<Typed>) {
  return (
    <Dialog title={title} size="small" isDismissable={!form.isPending && !form.isDirty} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title={failed} isLive>
            {form.failure}
          </Notice>
        )}
        {children}
        <TextArea
          label={label}
          hint={hint}
          {...form.register('texto' as Parameters<typeof form.register>[0])}
          maxLength={maxLength}
          hasCounter
        />
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
