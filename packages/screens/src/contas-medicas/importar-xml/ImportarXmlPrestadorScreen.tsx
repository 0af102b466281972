import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { sayWrongFile } from '../../report/useUpload.ts';
import { ResultadoDoLote } from './ResultadoDoLote.tsx';
import { useImportarXml } from './useImportarXml.ts';

/** Validates a provider's lot any number of times, and imports it after a question (TIS-20). */
export function ImportarXmlPrestadorScreen() {
  const { file, feito, fase, zone, canValidate, canImport, start } = useImportarXml();
  const [isAsking, setAsking] = useState(false);
  return (
    <Page
      title="Importar Xml do Prestador"
      subtitle="Validar diz tudo o que há de errado e não guarda nada; Importar guarda as guias sem erro."
    >
      <UploadZone
        label="Arquivo XML do prestador"
        accept=".xml"
        hint="Um lote TISS, versões 3.02 a 4.03"
        {...zone}
        onRefused={sayWrongFile}
      />
      <Row>
        <Button
          icon={<Icon name="check" />}
          isDisabled={!canValidate}
          isPending={fase !== null}
          onPress={() => void start('validar')}
        >
          Validar
        </Button>
        <Button
          tone="primary"
          icon={<Icon name="upload" />}
          isDisabled={!canImport}
          onPress={() => setAsking(true)}
        >
          Importar
        </Button>
      </Row>
      {isAsking && file && (
        <Confirm
          question={`Importar o lote “${file.name}”?`}
          actionLabel="Importar lote"
          tone="primary"
          onConfirm={() => {
            setAsking(false);
            void start('importar');
          }}
          onCancel={() => setAsking(false)}
        >
          As guias sem erro entram na análise, e o mesmo lote não entra outra vez. Isso não se desfaz.
        </Confirm>
      )}
      {feito && file && (
        // Another answer starts on the first page of its tables.
        <ResultadoDoLote key={feito.em} resultado={feito.resultado} nomeArquivo={file.name} />
      )}
    </Page>
  );
}
