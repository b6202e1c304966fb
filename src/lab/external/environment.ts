// The environment variables of an agent's process: a short list, so that no secret of the user reaches the agent.
import { MARK } from './process-scan.js';

/** What programs need to start, to find their modules, and to write texts and temporary files. Also on Windows. */
const PASSED = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE', 'LC_NUMERIC', 'TZ', 'TMPDIR'],
  ...['NODE_PATH', 'PYTHONPATH', 'PYTHONHOME', 'PYENV_VERSION', 'VIRTUAL_ENV', 'CONDA_PREFIX', 'LD_LIBRARY_PATH'],
  ...['SYSTEMROOT', 'PATHEXT', 'COMSPEC', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP'],
];

/** The scratch folder of a sandbox. */
export const SCRATCH = '/tmp';

/** `names`: further variables that the experiment passes; `mark`: finds the processes of the agent again. */
export function agentEnvironment(names: readonly string[], mark: string, isSandboxed: boolean): NodeJS.ProcessEnv {
  const passed = [...PASSED, ...names].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const scratch = isSandboxed ? { HOME: SCRATCH, TMPDIR: SCRATCH } : {};
  return { ...Object.fromEntries(passed), ...scratch, [MARK]: mark };
}
