import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { Progress } from '../../progress/Progress.tsx';
import { size, space } from '../../theme/scale.ts';
import type { Exporting } from './useExport.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  & > :first-child { width: ${size.exportProgress}; }
`;

interface RunningExportProps {
  readonly exporting: Exporting;
  readonly onCancel: () => void;
}

/** The progress of a file, and a button to cancel. */
export function RunningExport({ exporting, onCancel }: RunningExportProps) {
  return (
    <Root>
      <Progress
        label={exporting.kind === 'csv' ? 'Gerando o CSV' : 'Gerando a planilha'}
        value={Math.round(exporting.share * 100)}
      />
      <Button size="small" onPress={onCancel}>
        Cancelar
      </Button>
    </Root>
  );
}
