import { getReciboEmDinheiro } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { useHttp } from '../../app/services.tsx';

interface ReciboEmDinheiroProps {
  readonly atos: readonly string[];
  readonly nome: string;
  readonly onClose: () => void;
}

/** The receipt of fees received in cash (CXA-24). */
export function ReciboEmDinheiro({ atos, nome, onClose }: ReciboEmDinheiroProps) {
  const http = useHttp();
  return (
    <PdfDialog
      title={`Recibo de ${nome}`}
      label="Recibo"
      fileName={`recibo-${atos.join('-')}.pdf`}
      load={async () => {
        const { data } = await http.call(getReciboEmDinheiro, { body: { atos: [...atos] } });
        return new Blob([bytesOf(data)], { type: 'application/pdf' });
      }}
      onClose={onClose}
    />
  );
}
