import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { UploadZone, type UploadState } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { sayWrongFile } from '../../report/useUpload.ts';
import { escreveResumo, type Linha, type Pedido, podePedir } from './envioTexts.ts';
import { LinhasDoEnvio } from './LinhasDoEnvio.tsx';
import { useEnvioDeLotes } from './useEnvioDeLotes.ts';

export interface EnvioDeLotesProps {
  /** Called with the result of each file; `isOnly` when no other was sent with it. */
  readonly onFeito: (nomeArquivo: string, resultado: ResultadoXml, isOnly: boolean) => void;
}

const estados = { OK: 'done', Parcialmente: 'warning', Rejeitado: 'error' } as const;

const estadoDe = ({ fase, falha, feito }: Linha): UploadState => {
  if (fase !== null) return 'uploading';
  if (falha !== null) return 'error';
  return feito ? estados[feito.resultado.status] : 'done';
};

/** One lot or many: chosen, validated any number of times, and imported after a question (TIS-20, TIS-68). */
export function EnvioDeLotes({ onFeito }: EnvioDeLotesProps) {
  const envio = useEnvioDeLotes((nome, resultado, deQuantos) => onFeito(nome, resultado, deQuantos === 1));
  const { linhas, isAndando } = envio;
  const [isAsking, setAsking] = useState(false);
  const aImportar = linhas.filter((linha) => podePedir(linha, 'importar'));
  const [unica] = linhas.length === 1 ? linhas : [];
  const prontas = linhas.filter(({ fase }) => fase === null).length;
  const start = (pedido: Pedido) => void envio.start(pedido);
  const vazia = envio.isRemovido ? ('removed' as const) : ('idle' as const);
  return (
    <>
      <UploadZone
        label="Arquivos XML do prestador"
        accept=".xml"
        hint="lotes TISS, versões 3.02 a 4.03"
        isBusy={isAndando}
        state={unica ? estadoDe(unica) : vazia}
        message={linhas.length > 1 ? escreveResumo(linhas) : (envio.situacao ?? undefined)}
        fileName={unica?.file.name}
        onFiles={envio.recebe}
        onRemove={() => {
          if (unica) envio.retira(unica.key);
        }}
        onRefused={sayWrongFile}
      />
      <Row>
        <Button
          icon={<Icon name="check" />}
          isDisabled={!envio.canValidate}
          isPending={isAndando}
          onPress={() => start('validar')}
        >
          Validar
        </Button>
        <Button
          tone="primary"
          icon={<Icon name="upload" />}
          isDisabled={!envio.canImport}
          onPress={() => setAsking(true)}
        >
          Importar
        </Button>
        {isAndando && linhas.length > 1 && <Button onPress={envio.para}>Parar</Button>}
      </Row>
      {isAndando && linhas.length > 1 && (
        <Progress
          label="Andamento dos arquivos"
          value={(100 * prontas) / linhas.length}
          valueText={`${prontas} de ${linhas.length}`}
        />
      )}
      {linhas.length > 1 && <LinhasDoEnvio linhas={linhas} isAndando={isAndando} onRetira={envio.retira} />}
      {isAsking && (
        <Confirm
          question={
            unica
              ? `Importar o lote “${unica.file.name}”?`
              : `Importar ${counted(aImportar.length, 'lote', 'lotes')}?`
          }
          actionLabel={unica ? 'Importar lote' : 'Importar lotes'}
          tone="primary"
          onConfirm={() => {
            setAsking(false);
            start('importar');
          }}
          onCancel={() => setAsking(false)}
        >
          <Text>
            As guias sem erro entram na análise, e o mesmo lote não entra outra vez. Isso não se desfaz.
            {unica ? '' : ' Um lote com erro não impede os outros.'}
          </Text>
        </Confirm>
      )}
    </>
  );
}
