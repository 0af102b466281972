import type { BoletoDoPagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { CopyIcon, MoreIcon } from '@vidas/ui/icon/icons.tsx';
import { Menu } from '@vidas/ui/menu/Menu.tsx';
import { BoletoActs, porqueNaoSai } from '../boleto/BoletoActs.tsx';
import { copiaLinha } from '../boleto/LinhaDigitavel.tsx';

/** Acts of a bill that open a dialog of the page. */
export type AtoDoBoleto = 'pdf' | 'email' | 'outro' | 'mensagem';

interface AtosDoBoletoProps {
  readonly boleto: BoletoDoPagador;
  readonly onAct: (ato: AtoDoBoleto) => void;
}

/** Acts of one bill: buttons for line, paper, mail and PIX, and a menu with the others. */
export function AtosDoBoleto({ boleto, onAct }: AtosDoBoletoProps) {
  const { linhaDigitavel, mensagem } = boleto;
  const which = `o boleto de ${writeDay(boleto['data vencimento'])}`;
  const items = [
    ...(porqueNaoSai(boleto) === null ? [{ key: 'outro', label: 'Enviar a outro e-mail' }] : []),
    ...(mensagem === null ? [] : [{ key: 'mensagem', label: 'Mensagem para copiar' }]),
  ];
  return (
    <>
      {linhaDigitavel !== undefined && (
        <IconButton
          size="small"
          label={`Copiar a linha digitável: ${which}`}
          icon={<CopyIcon />}
          onPress={() => copiaLinha(linhaDigitavel)}
        />
      )}
      <BoletoActs boleto={boleto} onOpen={() => onAct('pdf')} onSend={() => onAct('email')} />
      {items.length > 0 && (
        <Menu
          size="small"
          label={`Mais: ${which}`}
          trigger={<MoreIcon />}
          items={items}
          onAction={(key) => onAct(key as AtoDoBoleto)}
        />
      )}
    </>
  );
}
