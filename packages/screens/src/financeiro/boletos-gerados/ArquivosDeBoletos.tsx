import { Button } from '@vidas/ui/button/Button.tsx';
import { Icon } from '../../app/icons.tsx';
import { useLinhasCsv } from '../../report/useLinhasCsv.ts';
import { boletosCsv, foneErradoCsv } from './arquivosDeBoletos.ts';

interface ArquivosDeBoletosProps {
  /** The due day; null without bills. */
  readonly dia: string | null;
}

/** The two files of the bills of a due day. */
export function ArquivosDeBoletos({ dia }: ArquivosDeBoletosProps) {
  const boletos = useLinhasCsv(boletosCsv);
  const foneErrado = useLinhasCsv(foneErradoCsv);
  return (
    <>
      <Button
        icon={<Icon name="download" />}
        isDisabled={dia === null}
        isPending={boletos.isRunning}
        onPress={() => dia !== null && boletos.start(dia)}
      >
        Exportar CSV (boletos)
      </Button>
      <Button
        icon={<Icon name="download" />}
        isDisabled={dia === null}
        isPending={foneErrado.isRunning}
        onPress={() => dia !== null && foneErrado.start(dia)}
      >
        Exportar CSV (telefone errado)
      </Button>
    </>
  );
}
