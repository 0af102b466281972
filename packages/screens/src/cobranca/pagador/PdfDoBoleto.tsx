import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { boletoPdf } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { useHttp } from '../../app/services.tsx';

interface PdfDoBoletoProps {
  readonly boleto: Boleto;
  readonly onClose: () => void;
}

/** The paper of a bill, without asking for its password: the page knows the CPF or CNPJ. A saved file stays locked (COB-9). */
export function PdfDoBoleto({ boleto, onClose }: PdfDoBoletoProps) {
  const http = useHttp();
  return (
    <PdfDialog
      title={`Boleto com vencimento em ${writeDay(boleto['data vencimento'])}`}
      label="Boleto"
      fileName={`boleto-${boleto['numero boleto cedente']}.pdf`}
      password={boleto['cpf/cnpj']?.slice(0, 5).toUpperCase()}
      passwordHint="A senha são os 5 primeiros caracteres do CPF/CNPJ, sem pontos."
      load={({ signal }) => boletoPdf(http, boleto, signal)}
      failureText={(reason) =>
        `Não foi possível carregar o boleto! ${reason instanceof Error ? reason.message : ''}`
      }
      onClose={onClose}
    />
  );
}
