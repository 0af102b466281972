import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Icon } from '../../app/icons.tsx';
import { PapeisGuardados } from '../demonstrativo/PapeisGuardados.tsx';
import { salvaPapel } from '../demonstrativo/salvaPapel.ts';
import { semXml } from './importarXmlTexts.ts';

export interface DownloadsDoLoteProps {
  readonly resultado: ResultadoXml;
  /** Name of the uploaded file; the receipt has the same one. */
  readonly nomeArquivo: string;
}

/**
 * The papers of a lot: the receipt, the answer of the standard, the file of the refused guides (TIS-23, TIS-24); of a lot
 * that went in before, those that are kept (TIS-64).
 */
export function DownloadsDoLote({ resultado, nomeArquivo }: DownloadsDoLoteProps) {
  const { status, comprovante, protocolo, somenteRejeitadas, guardados, numeroLote } = resultado;
  const icon = <Icon name="download" />;
  if (guardados && status === 'Rejeitado' && guardados.papeis.length > 0)
    return (
      <Stack gap="xs">
        <Text>Papéis da primeira importação deste lote:</Text>
        <Row>
          <PapeisGuardados icon={icon} numeroLote={numeroLote ?? ''} {...guardados} />
        </Row>
      </Stack>
    );
  if (comprovante === null && protocolo === null && somenteRejeitadas === null) return null;
  return (
    <Row>
      {comprovante !== null && (
        <Button
          size="small"
          icon={icon}
          onPress={() =>
            salvaPapel({ nome: `${semXml(nomeArquivo)}.pdf`, conteudo: comprovante, conferencia: null })
          }
        >
          Comprovante (PDF)
        </Button>
      )}
      {protocolo && (
        <Button size="small" icon={icon} onPress={() => salvaPapel(protocolo)}>
          {`Protocolo ${protocolo.numero} (XML)`}
        </Button>
      )}
      {somenteRejeitadas && (
        <Button size="small" icon={icon} onPress={() => salvaPapel(somenteRejeitadas)}>
          Só as rejeitadas (XML)
        </Button>
      )}
      {somenteRejeitadas?.semAssinatura && (
        <Text size="table" tone="muted">
          O arquivo só das rejeitadas sai sem a assinatura digital, que era do outro.
        </Text>
      )}
    </Row>
  );
}
