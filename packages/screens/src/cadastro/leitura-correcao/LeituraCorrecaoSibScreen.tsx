import { useQuery } from '@tanstack/react-query';
import { getRejeitadosSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { getRetornosSib } from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { sayWrongFile } from '../../report/useUpload.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { subtitleOf } from './correcaoTexts.ts';
import { CorrecoesTab } from './CorrecoesTab.tsx';
import { LeituraCorrecaoRepetida } from './LeituraCorrecaoRepetida.tsx';
import { RejeitadosTab } from './RejeitadosTab.tsx';
import { RetornoAberto } from './RetornoAberto.tsx';
import { RetornosTab } from './RetornosTab.tsx';
import { useCorrecoes } from './useCorrecoes.ts';
import { useLeituraCorrecao } from './useLeituraCorrecao.ts';
import { useRetornoUrl } from './useRetornoUrl.ts';

/** The result of the return in the address, else the import of returns with its lists. */
export function LeituraCorrecaoSibScreen() {
  const [retorno, onBack] = useRetornoUrl();
  return retorno === null ? <Leitura /> : <RetornoAberto key={retorno} id={retorno} onBack={onBack} />;
}

/** Imports a return of the SIB; rejections of ANS stay listed until they are corrected or discarded. */
function Leitura() {
  const [aba, setAba] = useUrlWord('aba', ['rejeitados', 'arquivo', 'retornos']);
  const leitura = useLeituraCorrecao();
  const { zone, reply, file, isReading, repetido, novo, duvidoso } = leitura;
  const correcoes = useCorrecoes(reply);
  const http = useHttp();
  const rejeitados = useQuery(queryOf(http, getRejeitadosSib, {}));
  const retornos = useQuery(queryOf(http, getRetornosSib, {}));
  return (
    <Page title="Leitura de correções SIB" subtitle={subtitleOf(reply)} isFilling>
      <UploadZone
        label="Arquivo de retorno do SIB"
        accept=".rpx,.xml"
        hint="Um arquivo .RPX, como a ANS o entrega, ou .xml"
        {...zone}
        onFile={(next) => {
          setAba('arquivo');
          zone.onFile(next);
        }}
        onRefused={sayWrongFile}
      />
      <Tabs
        label="Rejeições"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'rejeitados',
            label: 'Rejeitados pela ANS',
            badge: rejeitados.data?.length.toLocaleString('pt-BR') ?? null,
            content: <RejeitadosTab report={reportOf(rejeitados, rejeitados.data)} />,
          },
          {
            key: 'arquivo',
            label: 'Arquivo lido',
            // Another file starts on the first page.
            content: (
              <CorrecoesTab
                key={file?.name}
                reply={reply}
                file={file}
                isReading={isReading}
                correcoes={correcoes}
              />
            ),
          },
          {
            key: 'retornos',
            label: 'Retornos',
            badge: retornos.data?.length.toLocaleString('pt-BR') ?? null,
            content: <RetornosTab report={reportOf(retornos, retornos.data)} />,
          },
        ]}
      />
      {novo && (
        <Confirm
          question={`Importar o retorno “${novo.name}”?`}
          actionLabel="Importar retorno"
          tone="primary"
          onConfirm={leitura.importNew}
          onCancel={leitura.leaveNew}
        >
          Os CCO que a ANS deu são gravados no cadastro, e o que ela rejeitou fica na lista. Isso não se
          desfaz.
        </Confirm>
      )}
      {duvidoso && (
        <Confirm
          question={`Importar “${duvidoso.file.name}” mesmo assim?`}
          actionLabel="Importar mesmo assim"
          onConfirm={leitura.takeAnyway}
          onCancel={leitura.leaveDoubtful}
        >
          {`${duvidoso.motivo} Importá-lo fica registrado com quem o fez e quando.`}
        </Confirm>
      )}
      {repetido && (
        <LeituraCorrecaoRepetida
          fileName={repetido.file.name}
          {...repetido}
          onRead={leitura.readAgain}
          onCancel={leitura.leave}
        />
      )}
    </Page>
  );
}
