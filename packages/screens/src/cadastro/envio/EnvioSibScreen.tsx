import { Button } from '@vidas/ui/button';
import { Page } from '@vidas/ui/layout/page';
import { useState } from 'react';
import { useUrlWord } from '../../report/useUrlState.ts';
import { EnvioSibAguardando } from './EnvioSibAguardando.tsx';
import { EnvioSibArquivos } from './EnvioSibArquivos.tsx';
import { EnvioSibCompetencia } from './EnvioSibCompetencia.tsx';
import { EnvioSibDescartar } from './EnvioSibDescartar.tsx';
import { EnvioSibGerar } from './EnvioSibGerar.tsx';
import { EnvioSibPrevia } from './EnvioSibPrevia.tsx';
import { lastDayOf } from './envioSibTexts.ts';
import { useCompetenciaUrl } from './useCompetenciaUrl.ts';
import { useEnvioActs, usePreviaSib } from './useEnvioSib.ts';

/** The month's file to the regulator: what it would carry, making it, and what became of the earlier ones. */
export function EnvioSibScreen() {
  const [competencia, setCompetencia] = useCompetenciaUrl();
  const [aba, setAba] = useUrlWord('aba', ['previa', 'arquivos']);
  const [asking, setAsking] = useState<'gerar' | 'descartar' | null>(null);
  const { report, aguardando } = usePreviaSib(competencia);
  const acts = useEnvioActs();
  const { rows } = report;
  const dialog = { competencia, ...acts, onClose: () => setAsking(null) };
  return (
    <Page
      title="Envio do SIB (SBX)"
      subtitle={`O que mudou no cadastro até ${lastDayOf(competencia)} e a ANS ainda não aceitou.`}
      actions={
        <>
          <EnvioSibCompetencia competencia={competencia} onChange={setCompetencia} />
          <Button onPress={() => setAba('arquivos')}>Arquivos gerados</Button>
          <Button
            tone="primary"
            isDisabled={rows === undefined || aguardando !== null}
            onPress={() => setAsking('gerar')}
          >
            Gerar arquivo
          </Button>
        </>
      }
      isFilling
    >
      {aguardando && (
        <EnvioSibAguardando
          envio={aguardando}
          isSaving={acts.baixando === aguardando.id}
          onSave={() => acts.baixar(aguardando)}
          onDiscard={() => setAsking('descartar')}
        />
      )}
      <EnvioSibPrevia competencia={competencia} report={report} />
      {aba === 'arquivos' && <EnvioSibArquivos acts={acts} onClose={() => setAba('previa')} />}
      {asking === 'gerar' && <EnvioSibGerar {...dialog} movimentos={rows ?? []} />}
      {asking === 'descartar' && aguardando && <EnvioSibDescartar {...dialog} envio={aguardando} />}
    </Page>
  );
}
