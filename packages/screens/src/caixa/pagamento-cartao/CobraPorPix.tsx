import { counted } from '@vidas/api-client/words/counted.ts';
import type { MensalidadeAberta } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { vencidasEm } from '@vidas/api-client/caixa/pagamento-cartao/vencidas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useState } from 'react';
import { PixCodigo, type DoPix } from '../../report/pix/PixCodigo.tsx';
import { somaDe } from './vendaForm.ts';

interface CobraPorPixProps {
  readonly nome: string;
  readonly abertas: readonly MensalidadeAberta[];
  readonly escolhidas: readonly MensalidadeAberta[];
  /** Today, ISO. */
  readonly hoje: string;
}

interface Parte extends DoPix {
  readonly nome: string;
  readonly quantas: number;
}

const parteDe = (nome: string, rows: readonly MensalidadeAberta[]): Parte => ({
  nome,
  quantas: rows.length,
  titulos: rows.map(({ numTitulo }) => numTitulo),
  total: somaDe(rows),
});

/** Possible parts of a debt: the chosen fees, the late ones, all. Equal parts appear once. */
export const partesDe = ({ abertas, escolhidas, hoje }: Omit<CobraPorPixProps, 'nome'>): Parte[] => {
  const todas = [
    parteDe('Mensalidades escolhidas', escolhidas),
    parteDe('Vencido', vencidasEm(abertas, hoje)),
    parteDe('Tudo em aberto', abertas),
  ];
  return todas.filter(
    (parte, at) =>
      parte.quantas > 0 &&
      !todas
        .slice(0, at)
        .some(
          ({ titulos }) =>
            titulos.length === parte.quantas && titulos.every((each) => parte.titulos.includes(each)),
        ),
  );
};

interface CobraDialogProps {
  readonly nome: string;
  readonly partes: readonly Parte[];
  readonly onClose: () => void;
}

function CobraDialog({ nome, partes, onClose }: CobraDialogProps) {
  const [qual, setQual] = useState(partes[0]?.nome ?? '');
  const parte = partes.find((each) => each.nome === qual);
  return (
    <Dialog
      title={`PIX de ${nome}`}
      onClose={onClose}
      footer={
        <Row justify="end">
          <CloseButton>Fechar</CloseButton>
        </Row>
      }
    >
      <Stack gap="m">
        {partes.length > 1 && (
          <RadioGroup
            label="O que cobrar"
            name="cobrar"
            value={qual}
            onChange={({ target }) => setQual(target.value)}
            options={partes.map((each) => ({
              value: each.nome,
              label: `${each.nome}: ${counted(each.quantas, 'mensalidade', 'mensalidades')}, R$ ${formatCents(each.total)}`,
            }))}
          />
        )}
        {parte && <PixCodigo key={qual} titulos={parte.titulos} total={parte.total} />}
      </Stack>
    </Dialog>
  );
}

/** Shows the code of PIX of a debt at the counter, with today's fine and interest (CXA-20). */
export function CobraPorPix({ nome, ...debt }: CobraPorPixProps) {
  const [partes, setPartes] = useState<readonly Parte[] | null>(null);
  if (debt.abertas.length === 0) return null;
  return (
    <Row>
      <Button onPress={() => setPartes(partesDe(debt))}>Cobrar por PIX</Button>
      {partes && <CobraDialog nome={nome} partes={partes} onClose={() => setPartes(null)} />}
    </Row>
  );
}
