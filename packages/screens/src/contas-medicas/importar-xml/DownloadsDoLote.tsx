import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Icon } from '../../app/icons.tsx';
import { semXml } from './importarXmlTexts.ts';

export interface DownloadsDoLoteProps {
  readonly resultado: ResultadoXml;
  /** Name of the uploaded file; the receipt has the same one. */
  readonly nomeArquivo: string;
}

const save = (base64: string, type: string, nome: string): void =>
  saveFile(new Blob([bytesOf(base64)], { type }), nome);

/** The papers of a lot: the receipt, the answer of the standard, the file of the refused guides (TIS-23, TIS-24). */
export function DownloadsDoLote({ resultado, nomeArquivo }: DownloadsDoLoteProps) {
  const { comprovante, protocolo, somenteRejeitadas } = resultado;
  if (comprovante === null && protocolo === null && somenteRejeitadas === null) return null;
  const icon = <Icon name="download" />;
  return (
    <Row>
      {comprovante !== null && (
        <Button
          icon={icon}
          onPress={() => save(comprovante, 'application/pdf', `${semXml(nomeArquivo)}.pdf`)}
        >
          Comprovante (PDF)
        </Button>
      )}
      {protocolo && (
        <Button icon={icon} onPress={() => save(protocolo.conteudo, 'application/xml', protocolo.nome)}>
          {`Protocolo ${protocolo.numero} (XML)`}
        </Button>
      )}
      {somenteRejeitadas && (
        <Button
          icon={icon}
          onPress={() => save(somenteRejeitadas.conteudo, 'application/xml', somenteRejeitadas.nome)}
        >
          Só as rejeitadas (XML)
        </Button>
      )}
      {somenteRejeitadas?.semAssinatura && (
        <Text tone="muted">O arquivo só das rejeitadas sai sem a assinatura digital, que era do outro.</Text>
      )}
    </Row>
  );
}
