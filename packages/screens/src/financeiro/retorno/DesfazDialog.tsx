import { counted } from '@vidas/api-client/words/counted.ts';
import { useQuery } from '@tanstack/react-query';
import {
  desfazRetorno,
  getPreviaDesfazer,
  type PreviaDesfazer,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { linhaDoDesfazer } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface DesfazDialogProps {
  readonly arquivo: string;
  /** 0 for the whole file. */
  readonly linha: number;
  readonly nome: string;
  readonly onClose: () => void;
}

const schema = z.object({
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Diga por que se desfaz.')),
});

const resumo = ({ titulos, valor, creditos }: PreviaDesfazer, linha: number): string =>
  [
    `${counted(titulos, 'título volta a como estava', 'títulos voltam a como estavam')} antes`,
    `R$ ${formatCents(valor)} ${linha === 0 ? 'recebidos deixam de contar' : 'voltam a não identificado; o dia do crédito não muda'}`,
    creditos > 0 && `${counted(creditos, 'crédito sai', 'créditos saem')} da lista`,
  ]
    .filter(Boolean)
    .join('; ');

const Itens = ({ itens }: { readonly itens: readonly string[] }) => (
  <ul>
    {itens.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Shows the changes of an undo, its obstacles and what stays, and asks for a reason (CBR-19). */
export function DesfazDialog({ arquivo, linha, nome, onClose }: DesfazDialogProps) {
  const { act, isPending } = useAct(desfazRetorno);
  const { data: previa, error } = useQuery({
    ...queryOf(useHttp(), getPreviaDesfazer, { params: { arquivo, linha: String(linha) } }),
    gcTime: 0,
    // Not read again after the undo; a refusal because of changes reads again.
    enabled: !isPending,
  });
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      const confirmado = previa && { confirmado: confirmadoDe([linhaDoDesfazer(previa)]) };
      const { message } = replyOf(await act({ body: { arquivo, linha, motivo, ...confirmado } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Desfazer ${nome}`}
      size="medium"
      failed="Nada foi desfeito"
      form={form}
      actionLabel="Desfazer"
      tone="danger"
      isDisabled={previa?.pode !== true}
      onClose={onClose}
    >
      {error && (
        <Notice tone="negative" isLive>
          {error.message}
        </Notice>
      )}
      {previa && <Text>{resumo(previa, linha)}.</Text>}
      {previa && previa.impedimentos.length > 0 && (
        <Notice tone="caution" title="Antes é preciso desfazer o que se apoia nisto">
          <Itens itens={previa.impedimentos} />
          {previa.apoios.length > 0 && (
            <Row>
              {previa.apoios.map(({ arquivoId, nome: arquivoNome }) => (
                <LinkButton key={arquivoId} href={`?arquivo=${arquivoId}`} linkComponent={RouterLink}>
                  Abrir {arquivoNome}
                </LinkButton>
              ))}
            </Row>
          )}
        </Notice>
      )}
      {previa && (
        <Notice title="Não será tocado">
          <Itens itens={previa.naoToca} />
        </Notice>
      )}
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
