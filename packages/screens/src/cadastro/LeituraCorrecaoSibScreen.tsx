import { leituraCorrecaoMutation } from '@vidas/api-client/cadastro/queries';
import type { LeituraCorrecao } from '@vidas/api-client/cadastro/sib';
import { useMutation } from '@tanstack/react-query';
import { Page } from '@vidas/ui/layout/page';
import { ReportTable } from '@vidas/ui/report-table';
import { useReportView } from '@vidas/ui/report-table/view';
import { UploadZone } from '@vidas/ui/upload-zone';
import { ExportButton } from '../shared/ExportButton.tsx';
import { useHttp } from '../shared/services.tsx';
import { sayWrongFile, useUpload } from '../shared/useUpload.ts';
import { correcaoColumns } from './sibColumns.tsx';

const view = { paging: { size: 15 } };
const done = (): string => 'Leitura feita com sucesso, verifique a tabela abaixo';
const csvName = (file: File | null): string => `${file?.name.replace(/\.xml$/i, '') ?? 'correcoes'}.csv`;
const subtitleOf = (reply: LeituraCorrecao | null): string =>
  reply
    ? `Retorno do envio ${reply.header.idItem}`
    : 'O arquivo de retorno da ANS é só lido; nada é gravado.';

/** What the regulator rejected of one file sent (spec 000 §2 Cadastro 1). */
export function LeituraCorrecaoSibScreen() {
  const read = useMutation(leituraCorrecaoMutation(useHttp()));
  const upload = useUpload(read.mutateAsync, done);
  const { reply } = upload;
  const table = useReportView(correcaoColumns(reply?.header.registroAns), reply?.beneficiarios, view);
  return (
    <Page
      title="Leitura de Correções SIB"
      subtitle={subtitleOf(reply)}
      actions={<ExportButton view={table} fileName={csvName(upload.file)} />}
      isFilling
    >
      <UploadZone
        label="Arquivo de retorno do SIB"
        accept=".xml"
        hint="Um arquivo .xml"
        state={upload.phase}
        message={upload.message}
        errors={upload.problems}
        fileName={upload.file?.name}
        onFile={(file) => {
          table.setPage(0);
          void upload.start(file);
        }}
        onRemove={upload.remove}
        onRefused={sayWrongFile}
      />
      <ReportTable
        label="Correções do SIB"
        title={reply?.problema}
        view={table}
        rowKey={(_, index) => String(index)}
        isLoading={upload.phase === 'uploading'}
        emptyText={reply?.problema}
        idleText="Anexe um arquivo de retorno para ver o que corrigir."
      />
    </Page>
  );
}
