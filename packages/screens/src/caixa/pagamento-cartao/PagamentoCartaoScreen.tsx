import { useMutation, useQuery } from '@tanstack/react-query';
import type { MensalidadeAberta } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { lancaMutation } from '@vidas/api-client/caixa/cartao.queries.ts';
import {
  mensalidadesQuery,
  tarifasQuery,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import type { FormRefusal } from '@vidas/ui/form/useZodForm.ts';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { ActPane } from '@vidas/ui/two-panes/ActPane.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../../app/FormFailure.tsx';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHandedOver } from '../../app/handOver.ts';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { reportOf } from '../../report/reportOf.ts';
import { semBandeiras, TarifasFailure } from '../TarifasFailure.tsx';
import { usePedido } from '../usePedido.ts';
import { BeneficiarioField } from './BeneficiarioField.tsx';
import { CartaoFields } from './CartaoFields.tsx';
import { CobraPorPix } from './CobraPorPix.tsx';
import { ConfirmaVenda } from './ConfirmaVenda.tsx';
import { DescontoField } from './DescontoField.tsx';
import { MensalidadesTable } from './MensalidadesTable.tsx';
import { ParcelasDaVenda } from './ParcelasDaVenda.tsx';
import { QuemPaga } from './QuemPaga.tsx';
import { ResumoDaVenda } from './ResumoDaVenda.tsx';
import { UltimaVenda, type VendaFeita } from './UltimaVenda.tsx';
import { useEmitenteProposto } from './useEmitenteProposto.ts';
import { calcula, parcelasDaVenda, somaDe, type Venda, vendaSchema, vendaVazia } from './vendaForm.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const naoAplicado = {
  name: 'desconto',
  message: 'O desconto digitado não foi aplicado: aperte Aplicar desconto, ou apague-o.',
};

/** Ctrl Enter from any field; the question follows as after a press on Salvar. */
const submitsByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  // React hands over the keys of a window that was opened from inside the form.
  const isInside = event.currentTarget.contains(event.target as Node);
  if (!isInside || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

interface FormularioProps {
  /** Called with the written sale; null after giving up. */
  readonly onDone: (feita: VendaFeita | null) => void;
}

/** One sale from the beneficiary to Salvar; input stays after a refusal. */
function Formulario({ onDone }: FormularioProps) {
  const http = useHttp();
  const { today } = useOperatorClock();
  const { mutateAsync } = useMutation(lancaMutation(http));
  const pedidoDe = usePedido();
  const tarifas = useQuery(tarifasQuery(http));
  const [codSau, setCodSau] = useState('');
  const [escolhidas, setEscolhidas] = useState<readonly MensalidadeAberta[]>([]);
  const [asking, setAsking] = useState<((isSure: boolean) => void) | null>(null);
  const [vazia] = useState(() => vendaVazia(today()));
  const [digitado, setDigitado] = useState<number | null>(null);

  const sends = async (venda: Venda): Promise<FormRefusal | void> => {
    const pronta = calcula(venda, escolhidas, tarifas.data?.tarifas ?? []);
    if (pronta === null)
      return { failure: 'A bandeira escolhida não tem tarifa para esta quantia de parcelas.' };
    if (venda.desconto === null && digitado !== null && digitado !== 0) return { problems: [naoAplicado] };
    const isSure = await new Promise<boolean>((resolve) => setAsking(() => resolve));
    setAsking(null);
    if (!isSure) return { failure: 'A venda não foi confirmada; nada foi gravado.' };
    const body = {
      cartaoCodigoAutorizacao: venda.cartaoCodigoAutorizacao,
      cartaoEmitente: venda.cartaoEmitente,
      bandeiraId: venda.bandeiraId,
      codSau: venda.codSau,
      cartaoDataVenda: venda.cartaoDataVenda ?? '',
      cartaoTransacao: venda.cartaoTransacao as 'débito' | 'crédito',
      cartaoQtdParcela: parcelasDaVenda(venda),
      cartaoDesconto: venda.desconto ?? 0,
      cartaoObservacao: venda.cartaoObservacao,
      cartaoValorTotal: pronta.total,
      tarifaId: pronta.tarifaId,
      fatura: venda.faturas.map((codigoFatura) => ({ codigoFatura })),
    };
    const { message, cartaoId } = await mutateAsync({ body: { pedido: pedidoDe(body), ...body } });
    toasts.success(message);
    onDone({ cartaoId, nome: quem?.nome ?? venda.codSau, total: pronta.total });
  };
  const form = useServerForm({
    schema: vendaSchema,
    defaultValues: vazia,
    afterSave: 'clear',
    onSubmit: sends,
  });
  const venda = useWatch({ control: form.control }) as Venda;
  const abertas = useQuery({
    ...mensalidadesQuery(http, codSau, venda.cartaoDataVenda ?? today()),
    enabled: codSau !== '' && venda.cartaoDataVenda !== null,
  });
  useHandedOver('cobra', (matricula) => {
    form.setValue('codSau', matricula, { shouldDirty: true });
    setCodSau(matricula);
  });
  const quem = codSau === '' ? undefined : abertas.data?.quem;
  useEmitenteProposto(form, quem);
  const choose = (rows: readonly MensalidadeAberta[]) => {
    setEscolhidas(rows);
    const faturas = rows.map(({ codFatura }) => codFatura);
    form.setValue('faturas', faturas, { shouldDirty: true, shouldValidate: faturas.length > 0 });
    // The sum changed: the discount belonged to the earlier one (CXA-3).
    form.setValue('desconto', null);
  };
  const bruto = somaDe(escolhidas);
  const pronta = calcula(venda, escolhidas, tarifas.data?.tarifas ?? []);
  return (
    <Form {...form.formProps} onKeyDown={submitsByKey}>
      <FormFailure failure={form.failure} title="Não foi possível gravar dados!" />
      <ActPane
        title="A cobrar no cartão"
        figure={`R$ ${formatCents(bruto - (venda.desconto ?? 0))}`}
        result={
          <ResumoDaVenda
            abertas={quem === undefined ? [] : (abertas.data?.dataFormat ?? [])}
            escolhidas={escolhidas}
            desconto={venda.desconto ?? 0}
            pronta={pronta}
          />
        }
        footer={
          <>
            <Button isDisabled={form.isPending} onPress={() => leave(() => onDone(null))}>
              Cancelar
            </Button>
            <Button tone="primary" type="submit" isPending={form.isPending}>
              Salvar <Kbd aria-hidden="true">Ctrl ⏎</Kbd>
            </Button>
          </>
        }
      >
        <TarifasFailure query={tarifas} />
        <BeneficiarioField form={form} onChoose={setCodSau} />
        {quem !== undefined && (
          <QuemPaga
            quem={quem}
            abertas={abertas.data?.dataFormat ?? []}
            dia={venda.cartaoDataVenda ?? today()}
          >
            {abertas.data?.pix && venda.cartaoDataVenda === today() && (
              <CobraPorPix
                key={codSau}
                nome={quem.nome}
                abertas={abertas.data.dataFormat}
                escolhidas={escolhidas}
                hoje={today()}
              />
            )}
          </QuemPaga>
        )}
        <MensalidadesTable
          key={codSau}
          report={reportOf(abertas, codSau === '' ? undefined : abertas.data?.dataFormat)}
          onChange={choose}
        />
        <CartaoFields
          form={form}
          venda={venda}
          bandeiras={tarifas.data?.bandeiras ?? []}
          semBandeiras={tarifas.data && semBandeiras}
        />
        <FormField form={form} name="desconto">
          {({ errorMessage }) => (
            <DescontoField
              desconto={venda.desconto}
              typed={digitado}
              bruto={bruto}
              isDisabled={venda.cartaoTransacao === '' || bruto === 0}
              errorMessage={errorMessage}
              onType={(typed) => {
                setDigitado(typed);
                form.setValue('desconto', null, { shouldValidate: true });
              }}
              onChange={(desconto) =>
                form.setValue('desconto', desconto, { shouldDirty: true, shouldValidate: true })
              }
            />
          )}
        </FormField>
        <ParcelasDaVenda pronta={pronta} />
      </ActPane>
      {asking !== null && pronta !== null && (
        <ConfirmaVenda
          venda={venda}
          quem={quem ?? null}
          escolhidas={escolhidas}
          pronta={pronta}
          onConfirm={() => asking(true)}
          onCancel={() => asking(false)}
        />
      )}
    </Form>
  );
}

/**
 * The entry of a card sale of open fees (CXA-7). After each sale a new empty form follows, below the last receipt (CXA-18).
 */
export function PagamentoCartaoScreen() {
  const [{ turn, feita }, setLast] = useState<{ turn: number; feita: VendaFeita | null }>({
    turn: 0,
    feita: null,
  });
  return (
    <DatedPage title="Pagamento com cartão" subtitle="Mensalidades em aberto pagas no balcão">
      {feita && <UltimaVenda key={turn} feita={feita} />}
      <Formulario
        key={turn}
        onDone={(done) => setLast((last) => ({ turn: last.turn + 1, feita: done ?? last.feita }))}
      />
    </DatedPage>
  );
}
