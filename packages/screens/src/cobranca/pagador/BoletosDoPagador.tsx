import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { BoletoDoPagador, Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { PixDialog } from '../../report/pix/PixDialog.tsx';
import { EnviaBoletoConfirm } from '../boleto/EnviaBoletoConfirm.tsx';
import { situacaoDoBoleto } from '../boleto/boletoColumns.tsx';
import { NovoBoletoDialog } from '../novo-boleto/NovoBoletoDialog.tsx';
import { AtosDoBoleto, type AtoDoBoleto } from './AtosDoBoleto.tsx';
import { MensagemDialog } from './MensagemDialog.tsx';
import { OutroEmailDialog } from './OutroEmailDialog.tsx';
import { PdfDoBoleto } from './PdfDoBoleto.tsx';
import { Secao } from './Secao.tsx';

interface BoletosDoPagadorProps {
  readonly pagador: Pagador;
}

type Dialogo =
  | { readonly ato: AtoDoBoleto; readonly boleto: BoletoDoPagador }
  | { readonly ato: 'novo'; readonly type: TipoBoleto }
  | { readonly ato: 'pix' };

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

/** 'Vencido · R$ 400,00 + multa 8,00 + juros 5,06 · já recebido R$ 100,00'. */
const contaDe = (boleto: BoletoDoPagador): string => {
  const { multa = 0, juros = 0, recebidoEmParte, somaNoTotal, substituidoPor, registro } = boleto;
  const porque =
    somaNoTotal || substituidoPor !== undefined
      ? null
      : registro === undefined
        ? 'não soma: a fatura tem outro boleto mais novo'
        : 'não soma: cobra faturas que já estão na soma';
  return [
    situacaoDoBoleto(boleto),
    multa + juros === 0
      ? reais(boleto['valor boleto'])
      : `${reais(boleto['valor boleto'])} + multa ${formatCents(multa)} + juros ${formatCents(juros)}`,
    recebidoEmParte === undefined ? null : `já recebido ${reais(recebidoEmParte)}`,
    porque,
  ]
    .filter(Boolean)
    .join(' · ');
};

const rotulos: Record<TipoBoleto, string> = { I: 'individual', A: 'de afastado', E: 'da empresa' };

/** All open bills of a payer, with the acts on each and on all. */
export function BoletosDoPagador({ pagador }: BoletosDoPagadorProps) {
  const { boletos, tiposEmAberto, matricula, nome, total } = pagador;
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const close = () => setDialogo(null);
  const abre = (ato: AtoDoBoleto, boleto: BoletoDoPagador) => {
    if (ato === 'email' && boleto.email === null) toasts.warning('Beneficiário sem e-mail cadastrado!');
    else setDialogo({ ato, boleto });
  };
  const somados = boletos.filter(({ somaNoTotal }) => somaNoTotal);
  const cabeTudoNumPix = somados.length > 1 && somados.every(({ pix }) => pix === 'OPERADORA');
  return (
    <Secao
      title="Em aberto"
      acts={
        <>
          {tiposEmAberto.map((type) => (
            <Button key={type} tone="primary" onPress={() => setDialogo({ ato: 'novo', type })}>
              {tiposEmAberto.length === 1 ? 'Emitir novo boleto' : `Emitir novo boleto ${rotulos[type]}`}
            </Button>
          ))}
          {cabeTudoNumPix && <Button onPress={() => setDialogo({ ato: 'pix' })}>PIX de tudo</Button>}
        </>
      }
    >
      <EntryList
        label="Em aberto"
        emptyText="Nada em aberto."
        entries={boletos.map((boleto) => ({
          title: `Vencimento ${writeDay(boleto['data vencimento'])} · documento ${boleto['numero boleto cedente']}`,
          detail: contaDe(boleto),
          value: reais(boleto.valorAtualizado ?? boleto['valor boleto']),
          acts: <AtosDoBoleto boleto={boleto} onAct={(ato) => abre(ato, boleto)} />,
        }))}
      />
      {dialogo?.ato === 'novo' && (
        <NovoBoletoDialog pagador={{ type: dialogo.type, matricula, nome }} onClose={close} />
      )}
      {dialogo?.ato === 'pix' && (
        <PixDialog
          title={`PIX de tudo o que ${nome} deve`}
          titulos={somados.map((each) => each['numero boleto cedente'])}
          total={total}
          onClose={close}
        />
      )}
      {dialogo?.ato === 'pdf' && <PdfDoBoleto boleto={dialogo.boleto} onClose={close} />}
      {dialogo?.ato === 'email' && <EnviaBoletoConfirm boleto={dialogo.boleto} onClose={close} />}
      {dialogo?.ato === 'outro' && <OutroEmailDialog boleto={dialogo.boleto} onClose={close} />}
      {dialogo?.ato === 'mensagem' && <MensagemDialog boleto={dialogo.boleto} onClose={close} />}
    </Secao>
  );
}
