import { type PagadorDoBalcao, procuraNoBalcao } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import { maximoDaBusca } from '@vidas/api-client/shell/busca/busca.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { ownsEnter } from '@vidas/ui/form/ownsEnter.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useEffect, useRef, useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useAct } from '../../app/useAct.ts';
import { ComprovanteButton } from '../comprovante/ComprovanteButton.tsx';
import { Cobranca, type Pago } from './Cobranca.tsx';
import { ReciboEmDinheiro } from './ReciboEmDinheiro.tsx';

interface UltimoPagoProps {
  readonly pago: Pago;
  /** Called when the receipt is closed. */
  readonly onClose: () => void;
}

/** The last payment, whose receipt opens by itself. */
function UltimoPago({ pago, onClose }: UltimoPagoProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Notice tone="positive" title={`R$ ${formatCents(pago.total)} de ${pago.nome} recebidos`} isLive>
      <Row>
        {'cartaoId' in pago ? (
          <ComprovanteButton cartaoId={pago.cartaoId} nome={pago.nome} isOpenAtFirst onClose={onClose} />
        ) : (
          <Button size="small" onPress={() => setOpen(true)}>
            Recibo
          </Button>
        )}
      </Row>
      {isOpen && 'atos' in pago && <ReciboEmDinheiro atos={pago.atos} nome={pago.nome} onClose={close} />}
    </Notice>
  );
}

/** The counter by keys: code, Enter, way of payment, Enter, Enter, receipt; then the code of the next payer (CXA-25). */
export function BalcaoScreen() {
  const campo = useRef<HTMLInputElement>(null);
  const primeiro = useRef<HTMLButtonElement>(null);
  const [texto, setTexto] = useState('');
  const [achados, setAchados] = useState<readonly PagadorDoBalcao[]>([]);
  const [pagador, setPagador] = useState<PagadorDoBalcao | null>(null);
  const [{ turn, pago }, setPago] = useState<{ turn: number; pago: Pago | null }>({ turn: 0, pago: null });
  const { act, isPending, refusal, reset } = useAct(procuraNoBalcao, { rereads: [] });
  const [fechados, setFechados] = useState(0);
  // The field gets the focus at the start, and each time a receipt closes.
  useEffect(() => campo.current?.focus(), [fechados]);
  useEffect(() => {
    if (achados.length > 1) primeiro.current?.focus();
  }, [achados]);

  const procura = async () => {
    if (texto.trim() === '' || isPending) return;
    setPagador(null);
    setAchados([]);
    const outcome = await act({ body: { texto } });
    if (outcome.kind !== 'done') return;
    const [unico, ...outros] = outcome.reply;
    if (unico && outros.length === 0) setPagador(unico);
    else setAchados(outcome.reply);
  };
  const recebido = (novo: Pago) => {
    setPago(({ turn: antes }) => ({ turn: antes + 1, pago: novo }));
    setPagador(null);
    setAchados([]);
    setTexto('');
  };
  return (
    <DatedPage title="Balcão" subtitle="Código, Enter, como paga, Enter, recibo.">
      <Stack gap="l">
        <TextField
          ref={campo}
          label="Quem paga"
          size="large"
          hint="Código de barras, linha digitável, nosso número, matrícula, CPF ou nome. Enter procura."
          value={texto}
          maxLength={maximoDaBusca}
          errorMessage={refusal ? (refusal.problems?.[0]?.message ?? refusal.message) : undefined}
          onChange={({ target }) => {
            setTexto(target.value);
            if (refusal) reset();
          }}
          onKeyDown={ownsEnter(() => void procura())}
        />
        {achados.length > 1 && !pagador && (
          <Stack gap="xs">
            {achados.map((achado, at) => (
              <Row key={`${achado.codsau} ${achado.faturas.join(' ')}`}>
                <Button {...(at === 0 ? { ref: primeiro } : {})} onPress={() => setPagador(achado)}>
                  {`${achado.nome}, ${achado.codsau}`}
                </Button>
              </Row>
            ))}
          </Stack>
        )}
        {pagador && <Cobranca key={pagador.codsau} pagador={pagador} onPago={recebido} />}
        {pago && !pagador && (
          <UltimoPago key={turn} pago={pago} onClose={() => setFechados((antes) => antes + 1)} />
        )}
      </Stack>
    </DatedPage>
  );
}
