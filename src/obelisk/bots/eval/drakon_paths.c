/* The paths of a hero of Drakon: `drakon_paths.py` says what each part does, and is the same without a C compiler. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define DEPTH 5
#define FADE 0.8
#define CROWD 14
#define MOST_MOVES 32
#define MOST_KINDS 64
/* Windows up to this size, and mazes up to this many chambers, need no memory of their own. */
#define SMALL_WINDOW 2048
#define SMALL_MAZE 256
#define MOST_CHAMBERS 32000

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };

/* Kinds of chambers, as `games/drakon/kinds.py` numbers them; DRAKON stands for the one that Drakon is in. */
static long TELEPORT, MASTER_KEY, STRONG_WIND, MAGIC_HARP, DRAKON;

static PyObject *a_window, *a_stride, *a_chambers, *a_board, *an_around;

typedef struct {
    PyObject_HEAD
    /* Chamber after chamber; those from `ways + first[n]` to `ways + first[n + 1]` follow chamber n. */
    int32_t *cells, *first, *ways;
    uint8_t *kinds;
    int count, room;
    int ends[DEPTH];
    long met[DEPTH];
    int exits, is_crowded, gap, open_sides;
} Paths;

typedef struct {
    PyObject *maze, *chambers;
    Py_buffer board_buffer, around_buffer;
    const int16_t *board;
    const uint8_t *around;
    long stride, size;
} Maze;

static void close_maze(Maze *maze)
{
    if (maze->board != NULL)
        PyBuffer_Release(&maze->board_buffer);
    if (maze->around != NULL)
        PyBuffer_Release(&maze->around_buffer);
    Py_XDECREF(maze->chambers);
}

static const void *part_of(PyObject *maze, PyObject *name, Py_buffer *buffer)
{
    PyObject *part = PyObject_GetAttr(maze, name);
    int failed = part == NULL || PyObject_GetBuffer(part, buffer, PyBUF_SIMPLE);
    Py_XDECREF(part);
    return failed ? NULL : buffer->buf;
}

static long number_in(PyObject *object, PyObject *name)
{
    PyObject *found = PyObject_GetAttr(object, name);
    long number = found == NULL ? -1 : PyLong_AsLong(found);
    Py_XDECREF(found);
    return number;
}

static int open_maze(Maze *maze, PyObject *object)
{
    *maze = (Maze){.maze = object};
    PyObject *window = PyObject_GetAttr(object, a_window);
    if (window == NULL)
        return -1;
    maze->stride = number_in(window, a_stride);
    Py_DECREF(window);
    maze->chambers = PyObject_GetAttr(object, a_chambers);
    if (maze->stride < 1 || maze->chambers == NULL || !PyList_CheckExact(maze->chambers))
        goto failed;
    maze->board = part_of(object, a_board, &maze->board_buffer);
    if (maze->board == NULL)
        goto failed;
    maze->around = part_of(object, an_around, &maze->around_buffer);
    maze->size = (long)maze->around_buffer.len;
    if (maze->around != NULL && maze->board_buffer.len == 2 * maze->size)
        return 0;
failed:
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_TypeError, "a maze is needed");
    close_maze(maze);
    return -1;
}

/* The numbers in a list of cells; -1 if one lies outside or there are more than `most`. */
static int cells_in(PyObject *list, const Maze *maze, int32_t *found, Py_ssize_t most)
{
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (count > most)
        goto wrong;
    for (Py_ssize_t place = 0; place < count; place++) {
        long cell = PyLong_AsLong(PyList_GET_ITEM(list, place));
        if (cell < 0 || cell >= maze->size)
            goto wrong;
        found[place] = (int32_t)cell;
    }
    return (int)count;
wrong:
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_IndexError, "the cells of the maze do not fit its window");
    return -1;
}

/* Where a hero may be moved to from a chamber that is no Teleport, in canonical order; -1 with an error. */
static int moves_from(const Maze *maze, long cell, int32_t *found)
{
    int chamber = maze->board[cell], kind = chamber >> 4, count = 0;
    if (kind == STRONG_WIND) {
        /* Its two steps have rules of their own: the maze knows them. */
        PyObject *moves = PyObject_CallMethod(maze->maze, "moves", "l", cell);
        count = moves == NULL || !PyList_CheckExact(moves) ? -1 : cells_in(moves, maze, found, MOST_MOVES);
        Py_XDECREF(moves);
        return count;
    }
    int sides = maze->around[cell] >> 4;
    if (kind != MASTER_KEY)
        sides &= chamber;
    if (sides & WEST)
        found[count++] = (int32_t)(cell - maze->stride);
    if (sides & SOUTH)
        found[count++] = (int32_t)(cell - 1);
    if (sides & NORTH)
        found[count++] = (int32_t)(cell + 1);
    if (sides & EAST)
        found[count++] = (int32_t)(cell + maze->stride);
    if (kind == MASTER_KEY)
        return count;
    int harps = 0;
    for (int each = 0; each < count; each++)
        if (maze->board[found[each]] >> 4 == MAGIC_HARP)
            found[harps++] = found[each];
    return harps ? harps : count;
}

static int number_of(int sides)
{
    return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1);
}

static int follow(Paths *paths, const Maze *maze, long figure, long drakon, long paying, int32_t *everywhere,
                  int16_t *numbers)
{
    int chambers = (int)PyList_GET_SIZE(maze->chambers), done = 0, has_everywhere = 0;
    int32_t near[MOST_MOVES];
    memset(numbers, 0xff, (size_t)maze->size * sizeof(int16_t));
    numbers[figure] = 0;
    paths->cells[0] = (int32_t)figure;
    paths->kinds[0] = (uint8_t)(figure == drakon ? DRAKON : maze->board[figure] >> 4);
    paths->count = 1;
    paths->first[0] = 0;
    for (int distance = 0; distance < DEPTH; distance++) {
        int end = paths->count;
        long found = 0;
        paths->ends[distance] = end;
        for (int index = done; index < end; index++) {
            int32_t way = paths->first[index], cell = paths->cells[index];
            paths->first[index + 1] = way;
            if (index && paths->kinds[index] == DRAKON)
                continue;
            int open = maze->board[cell] & 15 & ~(maze->around[cell] >> 4);
            if (open && paths->gap > DEPTH) {
                paths->gap = distance;
                paths->open_sides = index ? 0 : number_of(open);
            }
            int leads_everywhere = maze->board[cell] >> 4 == TELEPORT;
            if (leads_everywhere && !has_everywhere) {
                if (cells_in(maze->chambers, maze, everywhere, chambers) < 0)
                    return -1;
                has_everywhere = 1;
            }
            const int32_t *targets = leads_everywhere ? everywhere : near;
            int count = leads_everywhere ? chambers : moves_from(maze, cell, near);
            if (count < 0)
                return -1;
            int exits = leads_everywhere ? count - 1 : count;
            if (!index)
                paths->exits = exits;
            int is_crowded = exits > CROWD;
            paths->is_crowded |= is_crowded;
            if (way + count > paths->room) {
                int32_t *ways = PyMem_Realloc(paths->ways, (size_t)(2 * (way + count)) * sizeof(int32_t));
                if (ways == NULL) {
                    PyErr_NoMemory();
                    return -1;
                }
                paths->ways = ways;
                paths->room = 2 * (way + count);
            }
            for (int each = 0; each < count; each++) {
                int32_t target = targets[each];
                if (leads_everywhere && target == cell)
                    continue;
                if (target < 0 || target >= maze->size || maze->board[target] < 0) {
                    PyErr_SetString(PyExc_IndexError, "a move leads out of the maze");
                    return -1;
                }
                int32_t number = numbers[target];
                if (number < 0) {
                    long kind = target == drakon ? DRAKON : maze->board[target] >> 4;
                    found |= 1L << kind;
                    if (is_crowded && !(paying >> kind & 1))
                        continue;
                    if (paths->count > chambers) {
                        PyErr_SetString(PyExc_IndexError, "there are more chambers than the maze knows");
                        return -1;
                    }
                    number = paths->count++;
                    numbers[target] = (int16_t)number;
                    paths->cells[number] = target;
                    paths->kinds[number] = (uint8_t)kind;
                }
                paths->ways[way++] = number;
            }
            paths->first[index + 1] = way;
        }
        paths->met[distance] = found;
        done = end;
    }
    return 0;
}

static PyObject *make(PyTypeObject *type, PyObject *arguments, PyObject *names)
{
    PyObject *object;
    long figure, drakon, paying;
    Maze maze;
    if (!PyArg_ParseTuple(arguments, "Olll", &object, &figure, &drakon, &paying) || open_maze(&maze, object))
        return NULL;
    int16_t small_numbers[SMALL_WINDOW], *numbers = small_numbers;
    int32_t small_everywhere[SMALL_MAZE], *everywhere = small_everywhere;
    size_t chambers = (size_t)PyList_GET_SIZE(maze.chambers) + 1;
    Paths *paths = (Paths *)type->tp_alloc(type, 0);
    if (paths == NULL)
        goto done;
    paths->gap = DEPTH + 1;
    paths->room = (int)(4 * chambers);
    paths->cells = PyMem_Malloc((2 * chambers + 1) * sizeof(int32_t) + chambers);
    paths->ways = PyMem_Malloc((size_t)paths->room * sizeof(int32_t));
    if (maze.size > SMALL_WINDOW)
        numbers = PyMem_Malloc((size_t)maze.size * sizeof(int16_t));
    if (chambers > SMALL_MAZE)
        everywhere = PyMem_Malloc(chambers * sizeof(int32_t));
    if (!paths->cells || !paths->ways || !numbers || !everywhere || chambers > MOST_CHAMBERS) {
        Py_CLEAR(paths);
        PyErr_NoMemory();
        goto done;
    }
    paths->first = paths->cells + chambers;
    paths->kinds = (uint8_t *)(paths->first + chambers + 1);
    if (figure < 0 || figure >= maze.size || maze.board[figure] < 0) {
        PyErr_SetString(PyExc_IndexError, "a hero stands outside the maze");
        Py_CLEAR(paths);
    } else if (follow(paths, &maze, figure, drakon, paying, everywhere, numbers))
        Py_CLEAR(paths);
done:
    if (numbers != small_numbers)
        PyMem_Free(numbers);
    if (everywhere != small_everywhere)
        PyMem_Free(everywhere);
    close_maze(&maze);
    return (PyObject *)paths;
}

static void dealloc(Paths *paths)
{
    PyMem_Free(paths->cells);
    PyMem_Free(paths->ways);
    Py_TYPE(paths)->tp_free((PyObject *)paths);
}

/* What the best walks bring, move by move; after how many there is enough, or DEPTH + 1. `brought` is what the
   longest brings. */
static int walk(const Paths *paths, PyObject *by_kind, int pays_at_home, double fade, double wanted, double *brought)
{
    double gain_of[MOST_KINDS];
    if (!PyList_CheckExact(by_kind) || PyList_GET_SIZE(by_kind) <= DRAKON) {
        PyErr_SetString(PyExc_TypeError, "a list with what each kind brings is needed");
        return -1;
    }
    for (long kind = 0; kind <= DRAKON; kind++) {
        gain_of[kind] = PyFloat_AsDouble(PyList_GET_ITEM(by_kind, kind));
        if (gain_of[kind] == -1.0 && PyErr_Occurred())
            return -1;
    }
    int count = paths->count;
    double *gains = PyMem_Malloc((size_t)(3 * count) * sizeof(double)), *later = gains + count, *best = later + count;
    if (gains == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (int index = 0; index < count; index++) {
        gains[index] = gain_of[paths->kinds[index]];
        later[index] = 0.0;
    }
    if (!pays_at_home)
        gains[0] = 0.0;
    int steps = 1;
    for (; steps <= DEPTH; steps++) {
        /* Chambers that are farther than the moves that are left do not matter to the first one. */
        for (int index = 0; index < paths->ends[DEPTH - steps]; index++) {
            double most = later[index];
            for (int32_t way = paths->first[index]; way < paths->first[index + 1]; way++) {
                int32_t number = paths->ways[way];
                double worth = gains[number] + fade * later[number];
                if (worth > most)
                    most = worth;
            }
            best[index] = most;
        }
        double *other = later;
        later = best;
        best = other;
        if (later[0] >= wanted)
            break;
    }
    *brought = later[0];
    PyMem_Free(gains);
    return steps;
}

static PyObject *haul(Paths *paths, PyObject *const *arguments, Py_ssize_t count)
{
    double brought;
    int pays_at_home = count == 2 ? PyObject_IsTrue(arguments[1]) : -1;
    if (count != 2)
        PyErr_SetString(PyExc_TypeError, "haul takes two arguments");
    if (pays_at_home < 0 || walk(paths, arguments[0], pays_at_home, FADE, Py_HUGE_VAL, &brought) < 0)
        return NULL;
    return PyFloat_FromDouble(brought);
}

static PyObject *moves_to(Paths *paths, PyObject *const *arguments, Py_ssize_t count)
{
    double brought, wanted = count == 2 ? PyFloat_AsDouble(arguments[1]) : -1.0;
    if (count != 2)
        PyErr_SetString(PyExc_TypeError, "moves_to takes two arguments");
    if (wanted == -1.0 && PyErr_Occurred())
        return NULL;
    int steps = walk(paths, arguments[0], 1, 1.0, wanted, &brought);
    return steps < 0 ? NULL : PyLong_FromLong(steps);
}

static PyObject *get_cells(Paths *paths, void *closure)
{
    PyObject *found = PyList_New(paths->count);
    for (int index = 0; found != NULL && index < paths->count; index++) {
        PyObject *cell = PyLong_FromLong(paths->cells[index]);
        if (cell == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, index, cell);
    }
    return found;
}

static PyObject *get_met(Paths *paths, void *closure)
{
    PyObject *found = PyList_New(DEPTH);
    for (int distance = 0; found != NULL && distance < DEPTH; distance++) {
        PyObject *kinds = PyLong_FromLong(paths->met[distance]);
        if (kinds == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, distance, kinds);
    }
    return found;
}

static PyObject *get_kind(Paths *paths, void *closure)
{
    return PyLong_FromLong(paths->kinds[0]);
}

static PyObject *get_exits(Paths *paths, void *closure)
{
    return PyLong_FromLong(paths->exits);
}

static PyObject *get_gap(Paths *paths, void *closure)
{
    return PyLong_FromLong(paths->gap);
}

static PyObject *get_open_sides(Paths *paths, void *closure)
{
    return PyLong_FromLong(paths->open_sides);
}

static PyObject *get_is_crowded(Paths *paths, void *closure)
{
    return PyBool_FromLong(paths->is_crowded);
}

static PyGetSetDef parts[] = {{"cells", (getter)get_cells, NULL, NULL, NULL},
                              {"met", (getter)get_met, NULL, NULL, NULL},
                              {"kind", (getter)get_kind, NULL, NULL, NULL},
                              {"exits", (getter)get_exits, NULL, NULL, NULL},
                              {"gap", (getter)get_gap, NULL, NULL, NULL},
                              {"open_sides", (getter)get_open_sides, NULL, NULL, NULL},
                              {"is_crowded", (getter)get_is_crowded, NULL, NULL, NULL},
                              {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {
    {"haul", (PyCFunction)(void (*)(void))haul, METH_FASTCALL, "What the best walk brings, later moves counting less."},
    {"moves_to", (PyCFunction)(void (*)(void))moves_to, METH_FASTCALL, "After how many moves there is enough."},
    {NULL, NULL, 0, NULL}};
static PyTypeObject paths_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "obelisk.bots.eval.drakon_paths.Paths",
    .tp_basicsize = sizeof(Paths),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The chambers that a hero can reach in its next moves, and the moves between them.",
    .tp_new = make,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = methods,
    .tp_getset = parts,
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "drakon_paths", NULL, -1, NULL, NULL, NULL, NULL, NULL};

static int is_number(PyObject *kinds, const char *name, long *found)
{
    PyObject *number = PyObject_GetAttrString(kinds, name);
    *found = number == NULL ? -1 : PyLong_AsLong(number);
    Py_XDECREF(number);
    return *found >= 0;
}

PyMODINIT_FUNC PyInit_drakon_paths(void)
{
    a_window = PyUnicode_InternFromString("window");
    a_stride = PyUnicode_InternFromString("stride");
    a_chambers = PyUnicode_InternFromString("chambers");
    a_board = PyUnicode_InternFromString("board");
    an_around = PyUnicode_InternFromString("around");
    PyObject *kinds = PyImport_ImportModule("obelisk.games.drakon.kinds");
    if (!a_window || !a_stride || !a_chambers || !a_board || !an_around || !kinds)
        return NULL;
    int are_known = is_number(kinds, "TELEPORT", &TELEPORT) && is_number(kinds, "MASTER_KEY", &MASTER_KEY) &&
                    is_number(kinds, "STRONG_WIND", &STRONG_WIND) && is_number(kinds, "MAGIC_HARP", &MAGIC_HARP) &&
                    is_number(kinds, "KINDS", &DRAKON);
    Py_DECREF(kinds);
    if (!are_known || DRAKON >= MOST_KINDS || PyType_Ready(&paths_type))
        return NULL;
    PyObject *made = PyModule_Create(&module), *fade = PyFloat_FromDouble(FADE);
    if (made != NULL && (fade == NULL || PyModule_AddObjectRef(made, "FADE", fade) ||
                         PyModule_AddIntConstant(made, "IN_C", 1) || PyModule_AddIntConstant(made, "DEPTH", DEPTH) ||
                         PyModule_AddIntConstant(made, "DRAKON", DRAKON) ||
                         PyModule_AddObjectRef(made, "Paths", (PyObject *)&paths_type)))
        Py_CLEAR(made);
    Py_XDECREF(fade);
    return made;
}
